import type { TarkistusKohde } from '@keikka/contracts';

/** Where in the order each of them is looked at. */
export const placeOfKohde: Readonly<Record<TarkistusKohde, string>> = {
  paiva: 'paiva',
  aika: 'aika',
  maara: 'betoni',
  betoni: 'betoni',
  tyomaa: 'toimitus',
  yhteyshenkilo: 'yhteyshenkilo',
};
