import { Failure } from '@keikka/contracts';
import type { Place } from '@keikka/domain/ajomatka';

/** A place that may be unknown. */
interface MaybePlace {
  lat: number | null;
  lng: number | null;
}

/** A plant and a place to which its ways are stored under one key. */
export interface Vali {
  sijaintiId: number;
  from: Place;
  to: Place;
}

/** Some ten metres. */
const PARTS_OF_DEGREE = 10_000;

const isKnown = (place: MaybePlace): place is Place => place.lat !== null && place.lng !== null;

/** The same place whoever wrote it down: rounded, as it is stored. */
const rounded = ({ lat, lng }: Place): Place => ({
  lat: toParts(lat) / PARTS_OF_DEGREE,
  lng: toParts(lng) / PARTS_OF_DEGREE,
});

/** Degrees as the table holds them. */
export const toParts = (degrees: number): number => Math.round(degrees * PARTS_OF_DEGREE);

/**
 * Between which places the way is looked up.
 * @throws Failure MATKA.NO_PLACES, MATKA.NO_TYOMAA_PLACE, MATKA.NO_SIJAINTI_PLACE
 */
export function valiOf(sijaintiId: number, plant: MaybePlace, site: MaybePlace): Vali {
  if (isKnown(plant) && isKnown(site)) return { sijaintiId, from: rounded(plant), to: rounded(site) };
  if (isKnown(plant)) throw new Failure('MATKA.NO_TYOMAA_PLACE');
  throw new Failure(isKnown(site) ? 'MATKA.NO_SIJAINTI_PLACE' : 'MATKA.NO_PLACES');
}

/** One for each pair of places. */
export const keyOf = ({ sijaintiId, from, to }: Vali): string =>
  [sijaintiId, from.lat, from.lng, to.lat, to.lng].join(' ');
