import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  orderMessages,
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

  @Handles(orderMessages.keikkaTilaList)
  @Needs('signedIn', 'embed')
  list(): Promise<KeikkaTila[]> {
    return this.tilat.list();
  }

  @Handles(orderMessages.keikkaSetTila)
  @InTurn('keikkaId')
  @Needs('page.grid.edit')
  set(@Payload() change: KeikkaTilaSet, @CurrentActor() actor: Actor): Promise<GridKeikka> {
    return this.tilat.set(actor, change);
  }
}
