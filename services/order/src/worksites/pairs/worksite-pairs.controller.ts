import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { tyomaaCalls, type Actor, type InputOf, type TyomaaPari } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { WorksitePairsService } from './worksite-pairs.service.js';

@Controller()
export class WorksitePairsController {
  constructor(private readonly pairs: WorksitePairsService) {}

  @Handles(tyomaaCalls.listPairs)
  @Needs('page.grid.edit', 'action.keikka.create')
  list(@CurrentActor() actor: Actor): Promise<TyomaaPari[]> {
    return this.pairs.pairs(actor);
  }

  @Handles(tyomaaCalls.setApart)
  @Needs('page.grid.edit', 'action.keikka.create')
  setApart(
    @Payload() set: InputOf<typeof tyomaaCalls.setApart>,
    @CurrentActor() actor: Actor,
  ): Promise<{ apart: boolean }> {
    return this.pairs.setApart(actor, set);
  }
}
