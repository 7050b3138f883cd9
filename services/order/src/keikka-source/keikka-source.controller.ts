import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { keikkaCalls, type Actor, type GridKeikka, type InputOf } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { KeikkaSourceService } from './keikka-source.service.js';

@Controller()
export class KeikkaSourceController {
  constructor(private readonly source: KeikkaSourceService) {}

  @Handles(keikkaCalls.setSourceAsiakas)
  @InTurn('keikkaId')
  @Needs('page.grid.edit')
  setSource(
    @Payload() change: InputOf<typeof keikkaCalls.setSourceAsiakas>,
    @CurrentActor() actor: Actor,
  ): Promise<GridKeikka> {
    return this.source.setSource(actor, change);
  }

  @Handles(keikkaCalls.saveVarmenne)
  @InTurn('keikkaId')
  @Needs('page.grid.edit')
  renew(
    @Payload() of: InputOf<typeof keikkaCalls.saveVarmenne>,
    @CurrentActor() actor: Actor,
  ): Promise<{ varmenne: number }> {
    return this.source.renew(actor, of);
  }
}
