import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor, TilattuBetoni } from '@keikka/contracts';
import { addDays, dayRange, helsinkiDay } from '@keikka/domain';
import { Clock } from '@keikka/server';
import { allowPrices } from '../access/keikka-access.policy.js';
import { tilattuBetoniSql } from './tilattu-betoni.sql.js';

/** The span of the list in days, today's included. */
const DAYS = 365;

/** What a customer has ordered before. */
@Injectable()
export class TilattuBetoniService {
  /** Composed once. */
  private readonly sql: { priced: string; plain: string };

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    this.sql = { priced: tilattuBetoniSql(dataSource, true), plain: tilattuBetoniSql(dataSource, false) };
  }

  /** Of orders that the actor's company owns, all of which its people may see (O-241). Days are those of Helsinki. */
  async list(actor: Actor, asiakasId: number): Promise<TilattuBetoni[]> {
    const ownerAsiakasId = actor.asiakasId;
    const today = helsinkiDay(this.clock.now());
    const { start } = dayRange(addDays(today, 1 - DAYS));
    const { end } = dayRange(today);
    const sql = allowPrices(actor, { ownerAsiakasId }) ? this.sql.priced : this.sql.plain;
    const values = [ownerAsiakasId, asiakasId, start, end];
    const [{ betonit }] = await this.dataSource.query<[{ betonit: TilattuBetoni[] }]>(sql, values);
    return betonit;
  }
}
