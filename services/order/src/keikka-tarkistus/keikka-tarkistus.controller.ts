import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { keikkaFormCalls, type Actor, type GridKeikka, type InputOf } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { KeikkaTarkistusService } from './keikka-tarkistus.service.js';

@Controller()
export class KeikkaTarkistusController {
  constructor(private readonly tarkistus: KeikkaTarkistusService) {}

  @Handles(keikkaFormCalls.confirmTarkistus)
  @InTurn('keikkaId')
  @Needs('page.grid.edit')
  confirm(
    @Payload() of: InputOf<typeof keikkaFormCalls.confirmTarkistus>,
    @CurrentActor() actor: Actor,
  ): Promise<GridKeikka> {
    return this.tarkistus.confirm(actor, of);
  }
}
