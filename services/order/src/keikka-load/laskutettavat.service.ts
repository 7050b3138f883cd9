import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  demandLaskutettavaJakso,
  Failure,
  laskutettavaNames,
  type Actor,
  type LaskutettavaKeikka,
  type Laskutettavat,
  type LaskutettavatQuery,
} from '@keikka/contracts';
import { dayRange } from '@keikka/domain';
import { allowLaskutettavat } from '../access/keikka-access.policy.js';
import { pickKeikkaData } from './keikka-answer.mapper.js';
import type { KeikkaParts } from './keikka-load.sql.js';
import { laskutettavatSql } from './laskutettavat.sql.js';

/** Orders of a page. An order with its lines takes some 3 kB. */
const PAGE = 200;

/** What of an order its formulas can not see, and is therefore not read. */
const unseen = {
  tyomaa: null,
  isPriced: false,
  kuskit: [],
  tila: null,
  betoniAsiakas: null,
  pumppuAsiakasNimi: null,
  persons: [],
  vehicleKeikkaIds: [],
  laskut: [],
  stepLogTypes: [],
} satisfies Partial<KeikkaParts>;

type SeenParts = Omit<KeikkaParts, keyof typeof unseen>;

@Injectable()
export class LaskutettavatService {
  /** Composed once. */
  private readonly sql: string;

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {
    this.sql = laskutettavatSql(dataSource);
  }

  /**
   * A page of the delivered orders that a company may bill, each as `keikkaGet` gives it to formulas.
   * @throws Failure AUTH.FOREIGN_TENANT, REQUEST.INVALID for a period that ends before it begins or is too long.
   */
  async list(
    actor: Actor,
    { laskuttajaAsiakasId, first, last, after }: LaskutettavatQuery,
  ): Promise<Laskutettavat> {
    if (!allowLaskutettavat(actor, laskuttajaAsiakasId)) throw new Failure('AUTH.FOREIGN_TENANT');
    demandLaskutettavaJakso({ first, last });
    const [from, to] = [dayRange(first).start, dayRange(last).end];
    const values = [laskuttajaAsiakasId, from, to, after, PAGE + 1];
    const rows = await this.dataSource.query<SeenParts[]>(this.sql, values);
    const keikat = rows.slice(0, PAGE).map((parts) => toLaskutettava(parts, laskuttajaAsiakasId));
    const isLast = rows.length <= PAGE;
    return { keikat, next: isLast ? null : (keikat.at(-1)?.keikka.keikkaId ?? null) };
  }
}

function toLaskutettava(parts: SeenParts, laskuttajaAsiakasId: number): LaskutettavaKeikka {
  const data = pickKeikkaData({ ...parts, ...unseen }, laskutettavaNames);
  // What was agreed for a concrete is between the owner and its customer.
  const isOwn = data.ownerAsiakasId === laskuttajaAsiakasId;
  const betonit = data.betonit.map(({ hinta_value, ...line }) => (isOwn ? { ...line, hinta_value } : line));
  const kuskit = parts.row.kuskit.map(({ personId, personFirstName, personLastName }) => ({
    personId,
    personFirstName,
    personLastName,
  }));
  return { keikka: { ...data, betonit, kuskit }, ajoneuvo: parts.vehicle };
}
