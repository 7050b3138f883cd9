import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { palkkiCalls, type Actor, type PalkkiNakyvyys } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { PalkkiNakyvyysService, type PalkkiGuest } from './palkki-nakyvyys.service.js';

@Controller()
export class PalkkiNakyvyysController {
  constructor(private readonly nakyvyys: PalkkiNakyvyysService) {}

  @Handles(palkkiCalls.listNakyvyys)
  @Needs('page.grid.read')
  list(@Payload() of: { palkkiId: number }, @CurrentActor() actor: Actor): Promise<PalkkiNakyvyys[]> {
    return this.nakyvyys.list(actor, of);
  }

  @Handles(palkkiCalls.addNakyvyys)
  @InTurn('palkkiId')
  @Needs('action.palkki.create')
  add(@Payload() guest: PalkkiGuest, @CurrentActor() actor: Actor): Promise<PalkkiNakyvyys[]> {
    return this.nakyvyys.add(actor, guest);
  }

  @Handles(palkkiCalls.deleteNakyvyys)
  @InTurn('palkkiId')
  @Needs('action.palkki.create')
  delete(@Payload() guest: PalkkiGuest, @CurrentActor() actor: Actor): Promise<PalkkiNakyvyys[]> {
    return this.nakyvyys.delete(actor, guest);
  }
}
