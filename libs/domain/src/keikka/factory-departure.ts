import { MINUTE_MS } from '../time/duration.js';

/** The time to leave the yard and to reverse in. */
const SPARE_MINUTES = 2;
const STEP_MS = 5 * MINUTE_MS;

/** When the concrete leaves the factory: start minus (travel minutes + 2), rounded down to 5 minutes [O-130]. */
export function factoryDeparture(start: Date, travelMinutes: number): Date {
  const latest = start.getTime() - (travelMinutes + SPARE_MINUTES) * MINUTE_MS;
  // Helsinki is ahead of UTC by whole hours, so five minutes of the epoch are five minutes on the wall clock.
  return new Date(Math.floor(latest / STEP_MS) * STEP_MS);
}
