import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  keikkaCalls,
  type Actor,
  type GridKeikka,
  type KeikkaTila,
  type KeikkaTilaSet,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { KeikkaTilaService } from './keikka-tila.service.js';

@Controller()
export class KeikkaTilaController {
  constructor(private readonly tilat: KeikkaTilaService) {}

  @Handles(keikkaCalls.listTilat)
  @Needs('signedIn', 'embed')
  list(): Promise<KeikkaTila[]> {
    return this.tilat.list();
  }

  @Handles(keikkaCalls.saveTila)
  @InTurn('keikkaId')
  @Needs('signedIn', 'embedPerson')
  set(@Payload() change: KeikkaTilaSet, @CurrentActor() actor: Actor): Promise<GridKeikka> {
    return this.tilat.set(actor, change);
  }
}
