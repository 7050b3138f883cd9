import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { keikkaFormCalls, type Actor, type GridKeikka, type InputOf } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { KeikkaSourceService } from './keikka-source.service.js';

@Controller()
export class KeikkaSourceController {
  constructor(private readonly source: KeikkaSourceService) {}

  @Handles(keikkaFormCalls.setSourceAsiakas)
  @InTurn('keikkaId')
  @Needs('page.grid.edit')
  setSource(
    @Payload() change: InputOf<typeof keikkaFormCalls.setSourceAsiakas>,
    @CurrentActor() actor: Actor,
  ): Promise<GridKeikka> {
    return this.source.setSource(actor, change);
  }

  @Handles(keikkaFormCalls.saveVarmenne)
  @InTurn('keikkaId')
  @Needs('page.grid.edit')
  renew(
    @Payload() of: InputOf<typeof keikkaFormCalls.saveVarmenne>,
    @CurrentActor() actor: Actor,
  ): Promise<{ varmenne: number }> {
    return this.source.renew(actor, of);
  }
}
