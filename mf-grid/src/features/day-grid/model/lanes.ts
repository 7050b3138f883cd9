import { overlaps, type Span } from './grid-day.js';

/** More than three bars at once stand as '+n' (look/tokens §4): the row must not push the others off the screen. */
export const MAX_LANES = 3;

export interface Laned<T> {
  entry: T;
  lane: number;
}

/** Entries that found no lane, together over one stretch of time. */
export interface Overflow<T> extends Span {
  entries: T[];
}

export interface Lanes<T> {
  count: number;
  placed: Laned<T>[];
  overflows: Overflow<T>[];
}

/** Whether each begins when the one before has ended: as good as every vehicle's day is that, and comes in that order. */
export const standApart = (spans: readonly Span[]): boolean =>
  spans.every(({ startMs }, at) => at === 0 || startMs >= (spans[at - 1]?.endMs ?? startMs));

/** How many lanes `placeInLanes` takes. */
export const laneCount = (spans: readonly Span[]): number =>
  standApart(spans) ? 1 : placeInLanes(spans).count;

/**
 * Gives each entry the first lane that is free at its start; the earlier, then the longer one chooses first. What finds
 * none of `mostLanes` overflows.
 */
export function placeInLanes<T extends Span>(entries: readonly T[], mostLanes = MAX_LANES): Lanes<T> {
  const inOrder = [...entries].sort((a, b) => a.startMs - b.startMs || b.endMs - a.endMs);
  const lanesEnd: number[] = [];
  const placed: Laned<T>[] = [];
  const overflows: Overflow<T>[] = [];
  for (const entry of inOrder) {
    const free = lanesEnd.findIndex((endMs) => endMs <= entry.startMs);
    const lane = free === -1 ? lanesEnd.length : free;
    if (lane < mostLanes) {
      lanesEnd[lane] = entry.endMs;
      placed.push({ entry, lane });
    } else {
      addOverflow(overflows, entry);
    }
  }
  return { count: Math.max(1, lanesEnd.length), placed, overflows };
}

function addOverflow<T extends Span>(overflows: Overflow<T>[], entry: T): void {
  const last = overflows.at(-1);
  if (last && overlaps(last, entry)) {
    last.entries.push(entry);
    last.endMs = Math.max(last.endMs, entry.endMs);
  } else {
    overflows.push({ startMs: entry.startMs, endMs: entry.endMs, entries: [entry] });
  }
}
