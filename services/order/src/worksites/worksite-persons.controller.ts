import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  tyomaaCalls,
  type Actor,
  type InputOf,
  type TyomaanHenkilo,
  type TyomaanHenkilot,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { WorksitePersonsService } from './worksite-persons.service.js';

@Controller()
export class WorksitePersonsController {
  constructor(private readonly persons: WorksitePersonsService) {}

  @Handles(tyomaaCalls.listPersons)
  @Needs('page.grid.edit', 'action.keikka.create')
  list(
    @Payload() { tyomaaId }: InputOf<typeof tyomaaCalls.listPersons>,
    @CurrentActor() actor: Actor,
  ): Promise<TyomaanHenkilot> {
    return this.persons.list(actor, tyomaaId);
  }

  @Handles(tyomaaCalls.addPerson)
  @InTurn('tyomaaId')
  @Needs('page.grid.edit', 'action.keikka.create')
  add(
    @Payload() add: InputOf<typeof tyomaaCalls.addPerson>,
    @CurrentActor() actor: Actor,
  ): Promise<TyomaanHenkilo> {
    return this.persons.add(actor, add);
  }

  @Handles(tyomaaCalls.removePerson)
  @InTurn('tyomaaId')
  @Needs('page.grid.edit', 'action.keikka.create')
  remove(
    @Payload() remove: InputOf<typeof tyomaaCalls.removePerson>,
    @CurrentActor() actor: Actor,
  ): Promise<{ tyomaaId: number; personId: number }> {
    return this.persons.remove(actor, remove);
  }
}
