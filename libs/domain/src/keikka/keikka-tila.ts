/**
 * Order statuses by id (grid §4, order §4, C-73, C-78). Their texts, icons and colours are data of the order service
 * and come with the status list.
 */
export const keikkaTila = {
  eiPaasya: -100,
  luonnos: 1,
  lahetetty: 2,
  kasittelyssa: 3,
  toimitusvalmis: 4,
  meneillaan: 5,
  epaonnistui: 6,
  peruttu: 8,
  toimitettu: 9,
  poistettu: 10,
  arkistoitu: 100,
} as const;

const settable = new Set<number>(Object.values(keikkaTila).filter((id) => id !== keikkaTila.eiPaasya));

/** Seen in the specification's bar logic without a meaning: kept where they are, never offered [G-129]. */
const unnamed = [7, 11, 200];
const withoutDriveTime = new Set([keikkaTila.poistettu, ...unnamed]);

/** Whether the server accepts a status: the known ids 1–10 and 100, never -100, 7, 11 or 200 (C-38). */
export const isSettableTila = (keikkaTilaId: number): boolean => settable.has(keikkaTilaId);

/** What is saved when a status is chosen on the grid: 'Toimitettu' goes as 4 [G-130] (C-37). */
export const savedTila = (chosen: number): number =>
  chosen === keikkaTila.toimitettu ? keikkaTila.toimitusvalmis : chosen;

/** A cancelled or deleted order takes no vehicle's time: it neither counts nor collides. */
export const takesTime = (keikkaTilaId: number): boolean =>
  keikkaTilaId !== keikkaTila.peruttu && keikkaTilaId !== keikkaTila.poistettu;

/** Whether driving time is shaded beside the bar: not for 7, 10, 11 and 200 [G-129]. */
export const showsDriveTime = (keikkaTilaId: number): boolean => !withoutDriveTime.has(keikkaTilaId);

/** Whether the order still waits for someone: its title has the warning colour [O-106]. */
export const isUnfinished = (keikkaTilaId: number): boolean =>
  keikkaTilaId > 0 && keikkaTilaId < keikkaTila.toimitusvalmis;

export interface RunningKeikka {
  keikkaTilaId: number;
  pumppuAika: Date;
  /** Minutes. */
  pumppuKesto: number;
}

export interface TilaChange {
  keikkaTilaId: number;
  /** What the step log says of it. */
  message: string;
}

const started: TilaChange = { keikkaTilaId: keikkaTila.meneillaan, message: 'UPDATE TO TOIMITUS MENEILLÄÄN' };
const delivered: TilaChange = { keikkaTilaId: keikkaTila.toimitettu, message: 'Tilaus toimitettu (woia)' };

/**
 * The status an order moves to by itself as time passes, or undefined [O-107, O-108]: a ready order starts with its
 * pump time, and a ready or running one is delivered when that ends. Nothing else moves by itself, so that the rule
 * may be asked again and again.
 */
export function automaticTila(keikka: RunningKeikka, now: Date): TilaChange | undefined {
  const isReady = keikka.keikkaTilaId === keikkaTila.toimitusvalmis;
  if (!isReady && keikka.keikkaTilaId !== keikkaTila.meneillaan) return undefined;
  const startMs = keikka.pumppuAika.getTime();
  const endMs = startMs + keikka.pumppuKesto * 60_000;
  if (endMs < now.getTime()) return delivered;
  return isReady && startMs < now.getTime() ? started : undefined;
}
