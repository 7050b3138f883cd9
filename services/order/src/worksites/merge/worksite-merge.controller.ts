import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  tyomaaCalls,
  type Actor,
  type InputOf,
  type TyomaaYhdistys,
  type ViimeisinYhdistys,
  type YhdistysEsikatselu,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { WorksiteMergeService } from './worksite-merge.service.js';
import { WorksiteUnmergeService } from './worksite-unmerge.service.js';

@Controller()
export class WorksiteMergeController {
  constructor(
    private readonly merges: WorksiteMergeService,
    private readonly unmerges: WorksiteUnmergeService,
  ) {}

  @Handles(tyomaaCalls.mergePreview)
  @Needs('page.grid.edit', 'action.keikka.create')
  preview(
    @Payload() of: InputOf<typeof tyomaaCalls.mergePreview>,
    @CurrentActor() actor: Actor,
  ): Promise<YhdistysEsikatselu> {
    return this.merges.preview(actor, of);
  }

  @Handles(tyomaaCalls.merge)
  @InTurn('tyomaaId')
  @Needs('page.grid.edit', 'action.keikka.create')
  merge(
    @Payload() merge: InputOf<typeof tyomaaCalls.merge>,
    @CurrentActor() actor: Actor,
  ): Promise<TyomaaYhdistys> {
    return this.merges.merge(actor, merge);
  }

  @Handles(tyomaaCalls.lastMerge)
  @Needs('page.grid.edit', 'action.keikka.create')
  last(@CurrentActor() actor: Actor): Promise<ViimeisinYhdistys | null> {
    return this.unmerges.last(actor);
  }

  @Handles(tyomaaCalls.unmerge)
  @InTurn('yhdistysId')
  @Needs('page.grid.edit', 'action.keikka.create')
  unmerge(
    @Payload() of: InputOf<typeof tyomaaCalls.unmerge>,
    @CurrentActor() actor: Actor,
  ): Promise<TyomaaYhdistys> {
    return this.unmerges.undo(actor, of);
  }
}
