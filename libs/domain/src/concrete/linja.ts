/** From a longer line on, in metres, the concrete must be made to go through it (O-193). */
const LINJA_METRES = 20;
/** The grain sizes that go through a line. */
const PUMPATTAVAT: ReadonlySet<number> = new Set([2, 4]);

/**
 * Whether no concrete of an order goes through its pump line: `raeKokoIds` are the grain sizes of its concrete lines, null where
 * none is chosen yet. An order without concrete lacks more than that, and is not told this.
 */
export const eiLinjapumpattava = (
  linjaMetres: number | null,
  raeKokoIds: readonly (number | null)[],
): boolean =>
  linjaMetres !== null &&
  linjaMetres > LINJA_METRES &&
  raeKokoIds.length > 0 &&
  !raeKokoIds.some((id) => id !== null && PUMPATTAVAT.has(id));
