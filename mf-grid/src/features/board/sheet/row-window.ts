/** Rows that stand one below the other, from the first to before `end`. */
export interface RowWindow {
  first: number;
  end: number;
}

/** So many rows wait in the page above and below those in sight: a turn of the wheel finds them drawn. */
export const SPARE_ROWS = 6;

/**
 * The rows that a view of this height shows, by their tops with the height of all after the last. A view scrolled further
 * than there are rows shows the last ones, as the browser scrolls it back.
 */
export function rowsInSight(tops: readonly number[], scrollTop: number, height: number): RowWindow {
  const count = tops.length - 1;
  const top = Math.max(0, Math.min(scrollTop, (tops[count] ?? 0) - height));
  const first = Math.min(countUpTo(tops, top), count) - 1;
  return { first: Math.max(0, first), end: Math.min(countUpTo(tops, top + height - 1), count) };
}

/** The rows in sight and so many spare ones around them. */
export function rowWindow(
  tops: readonly number[],
  scrollTop: number,
  height: number,
  spare: number,
): RowWindow {
  const { first, end } = rowsInSight(tops, scrollTop, height);
  return { first: Math.max(0, first - spare), end: Math.min(tops.length - 1, end + spare) };
}

export const holds = (window: RowWindow, { first, end }: RowWindow): boolean =>
  window.first <= first && end <= window.end;

/** How many tops are not below `y`; the tops rise. */
function countUpTo(tops: readonly number[], y: number): number {
  let [low, high] = [0, tops.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((tops[middle] ?? 0) <= y) low = middle + 1;
    else high = middle;
  }
  return low;
}
