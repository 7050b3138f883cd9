/** Rows that stand one below the other, from the first to before `end`. */
export interface RowWindow {
  first: number;
  end: number;
}

/** The number of rows drawn above and below those in view, so that scrolling by a wheel step finds them drawn. */
export const SPARE_ROWS = 6;

/**
 * The rows that a view of this height shows, by their tops, whose last is the height of all. A view scrolled beyond the
 * last row shows the last ones, as the browser scrolls back.
 */
export function rowsInSight(tops: readonly number[], scrollTop: number, height: number): RowWindow {
  const count = tops.length - 1;
  const top = Math.max(0, Math.min(scrollTop, (tops[count] ?? 0) - height));
  const first = Math.min(countUpTo(tops, top), count) - 1;
  return { first: Math.max(0, first), end: Math.min(countUpTo(tops, top + height - 1), count) };
}

/** The rows in view and the given number of spare ones around them. */
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

/** The number of tops above `y`; the tops are sorted. */
function countUpTo(tops: readonly number[], y: number): number {
  let [low, high] = [0, tops.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((tops[middle] ?? 0) <= y) low = middle + 1;
    else high = middle;
  }
  return low;
}
