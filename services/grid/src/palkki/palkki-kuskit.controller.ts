import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { palkkiCalls, type Actor, type GridPalkki, type InputOf, type KeikkaKuski } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { PalkkiKuskitService, type PalkkiDriver } from './palkki-kuskit.service.js';

@Controller()
export class PalkkiKuskitController {
  constructor(private readonly kuskit: PalkkiKuskitService) {}

  @Handles(palkkiCalls.setPerson)
  @InTurn('palkkiId')
  @Needs('action.palkki.create')
  set(@Payload() kuski: PalkkiDriver, @CurrentActor() actor: Actor): Promise<GridPalkki> {
    return this.kuskit.set(actor, kuski);
  }

  @Handles(palkkiCalls.removePerson)
  @InTurn('palkkiId')
  @Needs('action.palkki.create')
  remove(@Payload() kuski: PalkkiDriver, @CurrentActor() actor: Actor): Promise<GridPalkki> {
    return this.kuskit.remove(actor, kuski);
  }

  @Handles(palkkiCalls.listPersons)
  @Needs('page.grid.read')
  list(
    @Payload() of: InputOf<typeof palkkiCalls.listPersons>,
    @CurrentActor() actor: Actor,
  ): Promise<KeikkaKuski[]> {
    return this.kuskit.list(actor, of);
  }
}
