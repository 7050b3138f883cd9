import type { ListedTyomaa } from '@keikka/contracts';
import { vertailu, type Pari, type Vertailu } from './parit.js';

export type Valitut = ReadonlySet<number>;

/** What is chosen after a site was pressed. */
export function painettu(valitut: Valitut, { tyomaaId }: ListedTyomaa): Valitut {
  const next = new Set(valitut);
  if (!next.delete(tyomaaId)) next.add(tyomaaId);
  return next;
}

/** What can be done to chosen sites. */
export interface ValittuPari {
  /** How many are chosen. One that is in the list no more is not. */
  count: number;
  /** The two to be merged; null unless exactly two are chosen. */
  vertailu: Vertailu | null;
  /** The two as a pair that may be the same. */
  pari: Pari | null;
  samaAsiakas: boolean;
}

export function valittuPari(
  valitut: Valitut,
  tyomaat: readonly ListedTyomaa[],
  parit: readonly Pari[],
): ValittuPari {
  const chosen = tyomaat.filter(({ tyomaaId }) => valitut.has(tyomaaId));
  const [one, other] = chosen;
  if (chosen.length !== 2 || !one || !other)
    return { count: chosen.length, vertailu: null, pari: null, samaAsiakas: false };
  const both = vertailu(one, other);
  return {
    count: 2,
    vertailu: both,
    pari: parit.find(({ key }) => key === both.key) ?? null,
    samaAsiakas: one.asiakasId !== null && one.asiakasId === other.asiakasId,
  };
}
