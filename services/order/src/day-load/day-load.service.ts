import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Failure, type Actor, type DayLoad, type DaySpan } from '@keikka/contracts';
import { addDays, dayRange } from '@keikka/domain';
import { DAY_LOADS_SQL } from './day-load.sql.js';

/** The strip shows sixty days, so a quarter of a year is enough. */
const MOST_DAYS = 92;

@Injectable()
export class DayLoadService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /**
   * How much work each day of a span has for the actor's company (look: strip as load chart).
   * @throws Failure REQUEST.INVALID for a span that ends before it begins or is too long.
   */
  async list(actor: Actor, { first, last }: DaySpan): Promise<DayLoad[]> {
    if (last < first || addDays(first, MOST_DAYS) < last)
      throw new Failure('REQUEST.INVALID', [
        { field: 'last', problem: `within ${MOST_DAYS} days after first` },
      ]);
    const [from, to] = [dayRange(first).start, dayRange(last).end];
    return this.dataSource.query<DayLoad[]>(DAY_LOADS_SQL, [actor.asiakasId, from, to]);
  }
}
