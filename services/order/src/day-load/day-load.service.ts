import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor, DayLoad, DaySpan } from '@keikka/contracts';
import { dayRange } from '@keikka/domain';
import { DAY_LOADS_SQL } from './day-load.sql.js';

@Injectable()
export class DayLoadService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** How much work each day of a span has for the actor's company (look: strip as load chart). */
  list(actor: Actor, { first, last }: DaySpan): Promise<DayLoad[]> {
    const [from, to] = [dayRange(first).start, dayRange(last).end];
    return this.dataSource.query<DayLoad[]>(DAY_LOADS_SQL, [actor.asiakasId, from, to]);
  }
}
