import { MINUTE_MS } from './duration.js';

const AUTO_MINUTES = 60;

interface RepairedSpan {
  start: Date;
  end: Date;
  minutes: number;
}

/**
 * The start, end and duration after one of the two was set [G-174]. An empty or reversed span becomes an hour from its
 * start, whichever end was changed.
 */
export function repairSpan(start: Date, end: Date): RepairedSpan {
  if (start < end) return { start, end, minutes: Math.round((end.getTime() - start.getTime()) / MINUTE_MS) };
  return { start, end: new Date(start.getTime() + AUTO_MINUTES * MINUTE_MS), minutes: AUTO_MINUTES };
}
