import { overlaps, type Span } from './grid-day.js';

/**
 * More than three simultaneous bars are shown as '+n' (look/tokens §4), so that the row does not push others off the
 * screen.
 */
export const MAX_LANES = 3;

interface Laned<T> {
  entry: T;
  lane: number;
}

/** Entries without a lane, over one connected stretch of time. */
export interface Overflow<T> extends Span {
  entries: T[];
}

interface Lanes<T> {
  count: number;
  placed: Laned<T>[];
  overflows: Overflow<T>[];
}

/** Whether each entry begins after the previous one has ended. This holds for nearly every vehicle's day. */
export const areDisjoint = (spans: readonly Span[]): boolean =>
  spans.every(({ startMs }, at) => at === 0 || startMs >= (spans[at - 1]?.endMs ?? startMs));

/** The number of lanes that `placeInLanes` uses. */
export const laneCount = (spans: readonly Span[]): number =>
  areDisjoint(spans) ? 1 : placeInLanes(spans).count;

interface LaneRules<T> {
  mostLanes?: number;
  /** These get a lane before the others. */
  isWork?: (entry: T) => boolean;
}

/**
 * Gives each entry the first free lane; the earlier and then the longer one chooses first. An entry without a free lane
 * overflows.
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
