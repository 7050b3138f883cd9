/** A place on the map, WGS 84. */
export interface Place {
  lat: number;
  lng: number;
}

/** The mean radius of the earth. */
const EARTH_METRES = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** The straight line between two places (haversine); two places across the date line are near. */
export function metresBetween(one: Place, other: Place): number {
  const halfChord =
    Math.sin(((other.lat - one.lat) * RADIANS) / 2) ** 2 +
    Math.cos(one.lat * RADIANS) *
      Math.cos(other.lat * RADIANS) *
      Math.sin(((other.lng - one.lng) * RADIANS) / 2) ** 2;
  // Rounding may put it a hair above 1 for places that are opposite to each other.
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(halfChord)));
}

/** Where a work site is: degrees of WGS 84, null while nobody has said. */
export const sitePlace = ({
  tyomaaLat: lat,
  tyomaaLng: lng,
}: {
  tyomaaLat: number | null;
  tyomaaLng: number | null;
}): Place | null => (lat === null || lng === null ? null : { lat, lng });
