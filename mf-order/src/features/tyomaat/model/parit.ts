import type { ListedTyomaa, PariSyy, TyomaaPari } from '@keikka/contracts';

/** Two sites to be compared: that with more orders first, as it is the one to stay. */
export interface Vertailu {
  key: string;
  jaa: ListedTyomaa;
  poistuu: ListedTyomaa;
}

/** Two sites that may be one and the same. */
export interface Pari extends Vertailu {
  syy: PariSyy;
  metres: number | null;
}

/** Two sites as they are compared, whichever of them is named first. */
export function vertailu(one: ListedTyomaa, other: ListedTyomaa): Vertailu {
  const [jaa, poistuu] = one.keikkaCount >= other.keikkaCount ? [one, other] : [other, one];
  const ids = [one.tyomaaId, other.tyomaaId];
  return { key: `${Math.min(...ids)}-${Math.max(...ids)}`, jaa, poistuu };
}

/** The pairs of which the search and the filters leave a site. One whose site is in no list any more is none. */
export function naytettavatParit(
  pairs: readonly TyomaaPari[],
  tyomaat: readonly ListedTyomaa[],
  loydetyt: readonly ListedTyomaa[],
): Pari[] {
  const byId = new Map(tyomaat.map((tyomaa) => [tyomaa.tyomaaId, tyomaa]));
  const found = new Set(loydetyt.map(({ tyomaaId }) => tyomaaId));
  return pairs.flatMap(({ tyomaaId, toinenId, syy, metres }) => {
    const [one, other] = [byId.get(tyomaaId), byId.get(toinenId)];
    if (!one || !other || !(found.has(tyomaaId) || found.has(toinenId))) return [];
    return { ...vertailu(one, other), syy, metres };
  });
}

/** A row of the table of pairs: what makes two alike, or one of the two. */
export interface PariRivi {
  key: string;
  pari: Pari;
  /** The site of the row; null for the heading. */
  tyomaa: ListedTyomaa | null;
}

export const pariRivit = (parit: readonly Pari[]): PariRivi[] =>
  parit.flatMap((pari) => [
    { key: pari.key, pari, tyomaa: null },
    { key: `${pari.key} jaa`, pari, tyomaa: pari.jaa },
    { key: `${pari.key} poistuu`, pari, tyomaa: pari.poistuu },
  ]);
