import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  type Actor,
  type DayWindow,
  type GridPalkki,
  type InputOf,
  type KeikkaPalkki,
  type RequestOf,
  type gridMessages,
  type palkkiCalls,
} from '@keikka/contracts';
import { encodeLines, type KeyedRow } from '@keikka/server';
import {
  OF_KEIKKA_SQL,
  PALKKI_ORDER,
  PALKKI_ROWS_SQL,
  PALKKI_WINDOW_SQL,
  SEEN_BY_COMPANY,
} from './palkki.sql.js';

/** Reads of palkit. Whose palkit they are follows from the actor's company alone. */
@Injectable()
export class PalkkiListService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async listForGrid({ asiakasId }: Actor, { start, end }: DayWindow): Promise<Uint8Array> {
    const rows = await this.dataSource.query<KeyedRow[]>(`${PALKKI_WINDOW_SQL} ${PALKKI_ORDER}`, [
      asiakasId,
      start,
      end,
    ]);
    return encodeLines(rows);
  }

  /** Palkit of a window; `sourceAsiakasId` 0 takes all of them (G-219). */
  async list(
    { asiakasId }: Actor,
    { start, end, sourceAsiakasId }: RequestOf<typeof gridMessages.palkkiList>,
  ): Promise<GridPalkki[]> {
    const rows = await this.dataSource.query<KeyedRow[]>(
      `${PALKKI_WINDOW_SQL} and ($4::int = 0 or p.source_asiakas_id = $4) ${PALKKI_ORDER}`,
      [asiakasId, start, end, sourceAsiakasId],
    );
    return rows.map(({ json }) => JSON.parse(json) as GridPalkki);
  }

  /** One palkki as the board shows it. @throws Failure PALKKI.NOT_FOUND also where the company does not see it. */
  async get({ asiakasId }: Actor, { palkkiId }: InputOf<typeof palkkiCalls.get>): Promise<GridPalkki> {
    const [row] = await this.dataSource.query<KeyedRow[]>(
      `${PALKKI_ROWS_SQL} where ${SEEN_BY_COMPANY} and p.palkki_id = $2`,
      [asiakasId, palkkiId],
    );
    if (!row) throw new Failure('PALKKI.NOT_FOUND');
    return JSON.parse(row.json) as GridPalkki;
  }

  /** Palkit that belong to an order (O-093) or stand beside it (O-062). */
  listOfKeikka(
    { asiakasId }: Actor,
    { keikkaId, vehicleId, timeStart, timeEnd }: RequestOf<typeof gridMessages.palkkiListOfKeikka>,
  ): Promise<KeikkaPalkki[]> {
    return this.dataSource.query<KeikkaPalkki[]>(OF_KEIKKA_SQL, [
      asiakasId,
      vehicleId,
      timeStart,
      timeEnd,
      keikkaId,
    ]);
  }
}
