import { MINUTE_MS } from '@keikka/domain';
import type { Span } from '../../../day/model/grid-day.js';

/** Where a palkki that lies over orders could stand without any; null where there is no such place. */
export interface OtherTimes {
  /** As long as it is, as soon after its start as the orders leave room on the day. */
  moved: Span | null;
  /** The longest part of it that no order takes. */
  shortened: Span | null;
}

const SHORTEST_MS = 15 * MINUTE_MS;

/**
 * @param work the orders of the vehicle
 * @param dayEndMs the end of the day, by which a moved palkki ends
 */
export function otherTimes({ startMs, endMs }: Span, work: readonly Span[], dayEndMs: number): OtherTimes {
  const taken = work.toSorted((one, other) => one.startMs - other.startMs);
  const length = endMs - startMs;
  let movedMs = startMs;
  let freeFromMs = startMs;
  let shortened: Span = { startMs, endMs: startMs };
  const leave = (untilMs: number): void => {
    const isLonger = untilMs - freeFromMs > shortened.endMs - shortened.startMs;
    if (isLonger) shortened = { startMs: freeFromMs, endMs: untilMs };
  };
  for (const order of taken) {
    if (order.startMs < movedMs + length && movedMs < order.endMs) movedMs = order.endMs;
    if (order.endMs <= startMs || order.startMs >= endMs) continue;
    leave(order.startMs);
    freeFromMs = Math.max(freeFromMs, order.endMs);
  }
  leave(endMs);
  const movedEndMs = movedMs + length;
  return {
    moved: movedMs > startMs && movedEndMs <= dayEndMs ? { startMs: movedMs, endMs: movedEndMs } : null,
    shortened: shortened.endMs - shortened.startMs >= SHORTEST_MS ? shortened : null,
  };
}
