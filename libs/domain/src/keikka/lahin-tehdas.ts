import { metresBetween, type Place } from '../ajomatka/metres-between.js';

/** A factory farther from the site than this is never chosen by itself (O-129). */
export const TEHDAS_AT_MOST_METRES = 100_000;

interface Tehdas {
  sijaintiId: number;
  lat: number | null;
  lng: number | null;
}

/** A factory with its straight line to a site. */
export interface TehdasMatkalla<T> {
  tehdas: T;
  metres: number;
}

/** The factories whose place is known, the nearest to the site first; of two as near the order's own, then the older one. */
export function tehtaatLahelta<T extends Tehdas>(
  site: Place,
  tehtaat: readonly T[],
  ownId: number | null,
): TehdasMatkalla<T>[] {
  return tehtaat
    .flatMap((tehdas) => {
      const { lat, lng } = tehdas;
      return lat === null || lng === null ? [] : { tehdas, metres: metresBetween(site, { lat, lng }) };
    })
    .sort(
      (one, other) =>
        one.metres - other.metres ||
        Number(other.tehdas.sijaintiId === ownId) - Number(one.tehdas.sijaintiId === ownId) ||
        one.tehdas.sijaintiId - other.tehdas.sijaintiId,
    );
}

/** The factory that an order's concrete comes from where nobody picks one: the nearest, at most 100 km away (O-127, O-129). */
export function lahinTehdas<T extends Tehdas>(
  site: Place,
  tehtaat: readonly T[],
  ownId: number | null,
): TehdasMatkalla<T> | null {
  const [nearest] = tehtaatLahelta(site, tehtaat, ownId);
  return nearest && nearest.metres <= TEHDAS_AT_MOST_METRES ? nearest : null;
}
