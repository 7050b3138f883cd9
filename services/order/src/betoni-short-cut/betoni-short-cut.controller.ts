import { Controller, Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { betoniShortCutCalls, type Actor } from '@keikka/contracts';
import type { BetoniShortCut as Listed } from '@keikka/domain';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { BetoniShortCut } from './betoni-short-cut.entity.js';

@Controller()
export class BetoniShortCutController {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** Those of the caller's company, whichever the call names. */
  @Handles(betoniShortCutCalls.list)
  @Needs('signedIn')
  async list(@CurrentActor() { asiakasId }: Actor): Promise<Listed[]> {
    const rows = await this.dataSource.manager.findBy(BetoniShortCut, { asiakasId });
    return rows
      .map(({ asiakasId: _, ...shortCut }) => shortCut)
      .sort((one, other) => one.betoniShortCutNimi.localeCompare(other.betoniShortCutNimi, 'fi'));
  }
}
