import type { Place } from '@keikka/domain/ajomatka';

/** A place that a map can show; null while a coordinate is missing or can't be. */
export function placeOnMap(lat: number | null, lng: number | null): Place | null {
  const isOnEarth = lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isOnEarth ? { lat, lng } : null;
}
