import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor, DayWindow } from '@keikka/contracts';
import { encodeLines, type KeyedRow } from '@keikka/server';
import { WINDOW_SQL } from './grid-day.sql.js';

@Injectable()
export class GridDayService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** The orders of a window as keyed lines, built by Postgres and not parsed here. */
  async list(actor: Actor, window: DayWindow): Promise<Uint8Array> {
    const { start, end, sourceAsiakasId = 0 } = window;
    const rows = await this.dataSource.query<KeyedRow[]>(WINDOW_SQL, [
      actor.asiakasId,
      actor.personId,
      start,
      end,
      sourceAsiakasId,
    ]);
    return encodeLines(rows);
  }
}
