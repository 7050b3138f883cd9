/** States of a template [I-069]. Only an active one builds invoices; one that waits was begun from the board. */
export const laskupohjaTila = { luonnos: 1, odottaa: 2, aktiivinen: 3, päättynyt: 4 } as const;

const nimet: ReadonlyMap<number, string> = new Map([
  [laskupohjaTila.luonnos, 'Luonnos'],
  [laskupohjaTila.odottaa, 'Odottaa'],
  [laskupohjaTila.aktiivinen, 'Aktiivinen'],
  [laskupohjaTila.päättynyt, 'Päättynyt'],
]);

/** Ids of the states in their order. */
export const laskupohjaTilat: readonly number[] = [...nimet.keys()];

/** The name of a template's state; empty for an unknown id. */
export const laskupohjaTilaNimi = (tila: number): string => nimet.get(tila) ?? '';
