import { decimalText } from '@keikka/domain';

const NBSP = '\u00a0';
const MINUS = '\u2212';

/** '1 234,5' of '1234.5', exact, with at least so many decimals. */
export function luku(decimal: string, leastDecimals = 0): string {
  const [whole = '', fraction = ''] = decimalText(decimal, leastDecimals).split('.');
  const grouped = whole.replace('-', MINUS).replace(/\d(?=(\d{3})+$)/g, `$&${NBSP}`);
  return fraction ? `${grouped},${fraction}` : grouped;
}

/** '1 234,50': euros, or a price that has more decimals. */
export const eurot = (decimal: string): string => luku(decimal, 2);

/** '08150 Lohja' */
export const paikka = ({ postinumero, paikkakunta }: { postinumero: string; paikkakunta: string }): string =>
  [postinumero, paikkakunta].filter(Boolean).join(' ');

/** An address on one line. */
export const osoite = (one: { katuosoite: string; postinumero: string; paikkakunta: string }): string =>
  [one.katuosoite, paikka(one)].filter(Boolean).join(', ');
