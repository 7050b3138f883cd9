import type { SijaintiData } from '@keikka/contracts';
import { tehtaatLahelta } from '@keikka/domain';
import type { Place } from '@keikka/domain/ajomatka';

/** So many are offered until all are asked for (O-039). */
const NEAREST = 5;

/** A factory that may be chosen, with its straight line to the site where both places are known. */
export interface TarjottuTehdas {
  tehdas: SijaintiData;
  metres: number | null;
}

/**
 * The factories that are offered for an order: the five nearest to its site and the order's own, or all of them; those whose
 * place is unknown come last. Without a place of the site all, as they are listed.
 */
export function tarjotutTehtaat(
  tehtaat: readonly SijaintiData[],
  site: Place | null,
  ownId: number | null,
  isAll: boolean,
): TarjottuTehdas[] {
  if (!site) return tehtaat.map((tehdas) => ({ tehdas, metres: null }));
  const near = tehtaatLahelta(site, tehtaat, ownId);
  const known = new Set(near.map(({ tehdas }) => tehdas));
  const others = tehtaat.filter((tehdas) => !known.has(tehdas)).map((tehdas) => ({ tehdas, metres: null }));
  const all = [...near, ...others];
  return isAll ? all : all.filter(({ tehdas }, place) => place < NEAREST || tehdas.sijaintiId === ownId);
}
