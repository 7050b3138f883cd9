import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  oikeudetCalls,
  orderMessages,
  type Actor,
  type InputOf,
  type Oikeudet,
  type OikeusHenkilo,
  type RequestOf,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { levelOf } from './oikeudet.rules.js';
import { OikeudetService, type Mihin } from './oikeudet.service.js';

const keikka = (targetId: number): Mihin => ({ kind: 'keikka', targetId });
const tyomaa = (targetId: number): Mihin => ({ kind: 'tyomaa', targetId });
const asiakas = (targetId: number): Mihin => ({ kind: 'asiakas', targetId });

@Controller()
export class OikeudetController {
  constructor(private readonly oikeudet: OikeudetService) {}

  @Handles(oikeudetCalls.listOnKeikka)
  @Needs('role:isRoleManager')
  listOnKeikka(
    @Payload() { keikkaId }: InputOf<typeof oikeudetCalls.listOnKeikka>,
    @CurrentActor() actor: Actor,
  ): Promise<Oikeudet> {
    return this.oikeudet.list(actor, keikka(keikkaId));
  }

  @Handles(oikeudetCalls.addToKeikka)
  @InTurn('keikkaId')
  @Needs('role:isRoleManager')
  addToKeikka(
    @Payload() input: InputOf<typeof oikeudetCalls.addToKeikka>,
    @CurrentActor() actor: Actor,
  ): Promise<OikeusHenkilo> {
    const { keikkaId, personId, auth } = input;
    return this.oikeudet.set(actor, keikka(keikkaId), {
      ...{ personId, level: auth ? levelOf(auth) : null, input },
    });
  }

  @Handles(oikeudetCalls.saveOnKeikka)
  @InTurn('keikkaId')
  @Needs('role:isRoleManager')
  saveOnKeikka(
    @Payload() input: InputOf<typeof oikeudetCalls.saveOnKeikka>,
    @CurrentActor() actor: Actor,
  ): Promise<OikeusHenkilo> {
    const { keikkaId, personId, auth } = input;
    return this.oikeudet.set(actor, keikka(keikkaId), { personId, level: levelOf(auth), input });
  }

  @Handles(oikeudetCalls.removeFromKeikka)
  @InTurn('keikkaId')
  @Needs('role:isRoleManager')
  removeFromKeikka(
    @Payload() input: InputOf<typeof oikeudetCalls.removeFromKeikka>,
    @CurrentActor() actor: Actor,
  ): Promise<{ keikkaId: number; personId: number }> {
    return this.oikeudet.remove(actor, keikka(input.keikkaId), input);
  }

  @Handles(oikeudetCalls.saveOnTyomaa)
  @InTurn('tyomaaId')
  @Needs('role:isRoleManager')
  saveOnTyomaa(
    @Payload() input: InputOf<typeof oikeudetCalls.saveOnTyomaa>,
    @CurrentActor() actor: Actor,
  ): Promise<OikeusHenkilo> {
    const { tyomaaId, personId, auth } = input;
    return this.oikeudet.set(actor, tyomaa(tyomaaId), { personId, level: levelOf(auth), input });
  }

  @Handles(oikeudetCalls.listOnAsiakas)
  @Needs('role:isRoleManager')
  listOnAsiakas(
    @Payload() { asiakasId }: InputOf<typeof oikeudetCalls.listOnAsiakas>,
    @CurrentActor() actor: Actor,
  ): Promise<Oikeudet> {
    return this.oikeudet.list(actor, asiakas(asiakasId));
  }

  @Handles(oikeudetCalls.saveOnAsiakas)
  @Needs('role:isRoleManager')
  saveOnAsiakas(
    @Payload() input: InputOf<typeof oikeudetCalls.saveOnAsiakas>,
    @CurrentActor() actor: Actor,
  ): Promise<OikeusHenkilo> {
    const { asiakasId, personId, auth } = input;
    return this.oikeudet.set(actor, asiakas(asiakasId), { personId, level: levelOf(auth), input });
  }

  @Handles(orderMessages.oikeudetRemoveFromAsiakas)
  @Needs('role:isRoleManager')
  removeFromAsiakas(
    @Payload() input: RequestOf<typeof orderMessages.oikeudetRemoveFromAsiakas>,
    @CurrentActor() actor: Actor,
  ): Promise<{ asiakasId: number; personId: number }> {
    return this.oikeudet.remove(actor, asiakas(input.asiakasId), input);
  }
}
