/** The statuses the house acts on; the whole list is in the table. */
export const tila = {
  luonnos: 1,
  toimitusvalmis: 4,
  meneillaan: 5,
  peruttu: 8,
  toimitettu: 9,
  poistettu: 10,
} as const;

const settable = new Set([1, 2, 3, 4, 5, 6, 8, 9, 10, 100]);

/** Whether a caller may set a status: the known ones of 1 to 10 and 100, never 7, 11, 200 or -100 (C-38, G-129). */
export function isSettable(keikkaTilaId: number): boolean {
  return settable.has(keikkaTilaId);
}

export interface TimedTila {
  keikkaTilaId: number;
  pumppuAika: Date | null;
  timeEnd: Date | null;
}

/** The status time has brought an order to (O-107, O-108): the same one when nothing is due. */
export function tilaByTime({ keikkaTilaId, pumppuAika, timeEnd }: TimedTila, now: Date): number {
  if (!pumppuAika || !timeEnd || pumppuAika >= now) return keikkaTilaId;
  const isReady = keikkaTilaId === tila.toimitusvalmis;
  if (timeEnd < now && (isReady || keikkaTilaId === tila.meneillaan)) return tila.toimitettu;
  if (timeEnd > now && isReady) return tila.meneillaan;
  return keikkaTilaId;
}
