import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  oikeudetCalls,
  type Actor,
  type InputOf,
  type Oikeudet,
  type OikeusHenkilo,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { OikeudetService } from './oikeudet.service.js';

@Controller()
export class OikeudetController {
  constructor(private readonly oikeudet: OikeudetService) {}

  @Handles(oikeudetCalls.listOnKeikka)
  @Needs('role:isRoleManager')
  listOnKeikka(
    @Payload() { keikkaId }: InputOf<typeof oikeudetCalls.listOnKeikka>,
    @CurrentActor() actor: Actor,
  ): Promise<Oikeudet> {
    return this.oikeudet.listOnKeikka(actor, keikkaId);
  }

  @Handles(oikeudetCalls.addToKeikka)
  @InTurn('keikkaId')
  @Needs('role:isRoleManager')
  addToKeikka(
    @Payload() add: InputOf<typeof oikeudetCalls.addToKeikka>,
    @CurrentActor() actor: Actor,
  ): Promise<OikeusHenkilo> {
    return this.oikeudet.addToKeikka(actor, add);
  }

  @Handles(oikeudetCalls.saveOnKeikka)
  @InTurn('keikkaId')
  @Needs('role:isRoleManager')
  saveOnKeikka(
    @Payload() save: InputOf<typeof oikeudetCalls.saveOnKeikka>,
    @CurrentActor() actor: Actor,
  ): Promise<OikeusHenkilo> {
    return this.oikeudet.addToKeikka(actor, save);
  }

  @Handles(oikeudetCalls.removeFromKeikka)
  @InTurn('keikkaId')
  @Needs('role:isRoleManager')
  removeFromKeikka(
    @Payload() remove: InputOf<typeof oikeudetCalls.removeFromKeikka>,
    @CurrentActor() actor: Actor,
  ): Promise<{ keikkaId: number; personId: number }> {
    return this.oikeudet.removeFromKeikka(actor, remove);
  }

  @Handles(oikeudetCalls.saveOnTyomaa)
  @InTurn('tyomaaId')
  @Needs('role:isRoleManager')
  saveOnTyomaa(
    @Payload() save: InputOf<typeof oikeudetCalls.saveOnTyomaa>,
    @CurrentActor() actor: Actor,
  ): Promise<OikeusHenkilo> {
    return this.oikeudet.saveOnTyomaa(actor, save);
  }
}
