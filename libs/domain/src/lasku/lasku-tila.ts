/** Statuses of an invoice [I-052]. */
export const laskuTila = {
  eiLaskuteta: 1,
  odottaa: 5,
  valmis: 10,
  käänteinen: 13,
  laskutettu: 15,
} as const;

const nimet: ReadonlyMap<number, string> = new Map([
  [laskuTila.eiLaskuteta, 'Ei laskuteta'],
  [laskuTila.odottaa, 'Odottaa'],
  [laskuTila.valmis, 'Valmis'],
  [laskuTila.käänteinen, 'Käänteinen laskutus'],
  [laskuTila.laskutettu, 'Laskutettu'],
]);

/** Ids of the statuses in their order. */
export const laskuTilat: readonly number[] = [...nimet.keys()];

/** The name of an invoice's status; empty for an unknown id. */
export const laskuTilaNimi = (tila: number): string => nimet.get(tila) ?? '';

/** The payment term of a new invoice in days; a template that builds it brings its own (C-31) [I-029]. */
export const LASKUN_MAKSUEHTO_PV = 15;
/** The payment term of a new template in days [I-034]. */
export const LASKUPOHJAN_MAKSUEHTO_PV = 21;
