import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor, WeightedStat } from '@keikka/contracts';
import { dayRange, helsinkiDay } from '@keikka/domain';
import { Clock } from '@keikka/server';
import { weightedWindows } from './stat.rules.js';
import { WEIGHTED_SQL } from './stat.sql.js';

@Injectable()
export class StatService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** What the actor's own company has had lately from each of its sources, whichever company a call names (I-148). */
  listWeighted({ asiakasId }: Actor): Promise<WeightedStat[]> {
    const today = helsinkiDay(this.clock.now());
    const windows = weightedWindows(today);
    return this.dataSource.query<WeightedStat[]>(WEIGHTED_SQL, [
      asiakasId,
      dayRange(today).end,
      windows.map(({ from }) => from),
      windows.map(({ weight }) => weight),
    ]);
  }
}
