import { Failure, type YrityksenRaja } from '@keikka/contracts';
import type { RasitusRaja } from '../betoni/betoni-reference.entity.js';

/** The company of the standard's limits. */
export const STANDARD = 0;

type Raja = Pick<RasitusRaja, 'lujuusId' | 'ilma'>;

const limitOf = ({ lujuusId, ilma }: Raja): Raja => ({ lujuusId, ilma });

/** The token of each limit that the company has ever changed, by class. */
export type Varmenteet = ReadonlyMap<string, number>;

/** The limits that hold where some of the standard's have an own one instead, by class. */
export function rajatOf(rows: readonly RasitusRaja[], varmenteet: Varmenteet): YrityksenRaja[] {
  const own = new Map(rows.filter(isOwn).map((row) => [row.luokka, row]));
  return rows
    .filter((row) => !isOwn(row))
    .map((row) => ({
      luokka: row.luokka,
      ...limitOf(own.get(row.luokka) ?? row),
      standardi: limitOf(row),
      varmenne: varmenteet.get(row.luokka) ?? 1,
    }))
    .sort((one, other) => one.luokka.localeCompare(other.luokka));
}

const isOwn = ({ asiakasId }: RasitusRaja): boolean => asiakasId !== STANDARD;

export const isSame = (one: Raja, other: Raja): boolean =>
  one.lujuusId === other.lujuusId && one.ilma === other.ilma;

/** @throws Failure BETONI.UNKNOWN_CLASS for a class that the standard does not have */
export function rajaIn(rajat: readonly YrityksenRaja[], luokka: string): YrityksenRaja {
  const raja = rajat.find((one) => one.luokka === luokka);
  if (!raja) throw new Failure('BETONI.UNKNOWN_CLASS');
  return raja;
}
