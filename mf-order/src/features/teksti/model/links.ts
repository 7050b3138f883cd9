import type { KeikkaData } from '@keikka/contracts';

const MAPS = 'https://www.google.com/maps/dir/?api=1&destination=';

type Place = Pick<KeikkaData, 'tyomaaLat' | 'tyomaaLng' | 'tyomaaOsoite'>;

/** Directions to the site's coordinates, or else to its address; null when neither is known. */
export function directionsHref({ tyomaaLat, tyomaaLng, tyomaaOsoite }: Place): string | null {
  if (tyomaaLat !== null && tyomaaLng !== null)
    return `${MAPS}${encodeURIComponent(`${tyomaaLat},${tyomaaLng}`)}`;
  return tyomaaOsoite ? `${MAPS}${encodeURIComponent(tyomaaOsoite)}` : null;
}
