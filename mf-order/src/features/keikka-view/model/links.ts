import type { KeikkaData } from '@keikka/contracts';

/** One number out of what people write into a phone field: '040 123 4567 (toimisto)'. */
const PHONE = /\+?\d[\d\s()-]{3,}\d/;
const MAPS = 'https://www.google.com/maps/dir/?api=1&destination=';

/** `tel:` link of a phone field, or null when there is no number in it. */
export function phoneHref(phone: string): string | null {
  const number = PHONE.exec(phone)?.[0];
  return number === undefined ? null : `tel:${number.replace(/[^\d+]/g, '')}`;
}

type Place = Pick<KeikkaData, 'tyomaaLat' | 'tyomaaLng' | 'tyomaaOsoite'>;

/** Directions to the site: to its coordinates, else to its address; null when neither is known. */
export function directionsHref({ tyomaaLat, tyomaaLng, tyomaaOsoite }: Place): string | null {
  if (tyomaaLat !== null && tyomaaLng !== null)
    return `${MAPS}${encodeURIComponent(`${tyomaaLat},${tyomaaLng}`)}`;
  return tyomaaOsoite ? `${MAPS}${encodeURIComponent(tyomaaOsoite)}` : null;
}
