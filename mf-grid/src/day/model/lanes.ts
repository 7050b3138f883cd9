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

export interface LaneRules<T> {
  mostLanes?: number;
  /** Of too many at once these find a lane before the others. */
  isWork?: (entry: T) => boolean;
}

/**
 * Gives each entry the first lane that is free for it; the earlier, then the longer one chooses first. What finds none of
 * the lanes overflows.
 */
export function placeInLanes<T extends Span>(
  entries: readonly T[],
  { mostLanes = MAX_LANES, isWork = () => true }: LaneRules<T> = {},
): Lanes<T> {
  const inOrder = [...entries].sort((a, b) => a.startMs - b.startMs || b.endMs - a.endMs);
  const lanes = firstFit(inOrder, mostLanes);
  if (lanes.overflows.length === 0) return lanes;
  const workFirst = [...inOrder.filter(isWork), ...inOrder.filter((entry) => !isWork(entry))];
  return firstFit(workFirst, mostLanes);
}

function firstFit<T extends Span>(entries: readonly T[], mostLanes: number): Lanes<T> {
  const lanes: T[][] = [];
  const placed: Laned<T>[] = [];
  const left: T[] = [];
  for (const entry of entries) {
    const free = lanes.findIndex((lane) => !lane.some((other) => overlaps(other, entry)));
    const lane = free === -1 ? lanes.length : free;
    if (lane === mostLanes) left.push(entry);
    else {
      (lanes[lane] ??= []).push(entry);
      placed.push({ entry, lane });
    }
  }
  placed.sort((a, b) => a.entry.startMs - b.entry.startMs);
  return { count: Math.max(1, lanes.length), placed, overflows: heaps(left) };
}

function heaps<T extends Span>(entries: T[]): Overflow<T>[] {
  const found: Overflow<T>[] = [];
  for (const entry of entries.sort((a, b) => a.startMs - b.startMs)) {
    const last = found.at(-1);
    if (last && overlaps(last, entry)) {
      last.entries.push(entry);
      last.endMs = Math.max(last.endMs, entry.endMs);
    } else {
      found.push({ startMs: entry.startMs, endMs: entry.endMs, entries: [entry] });
    }
  }
  return found;
}
