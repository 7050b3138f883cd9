import { MINUTE_MS } from '../time/duration.js';

/** The time to leave the yard and to reverse in. */
export const DEPARTURE_SPARE_MINUTES = 2;
const STEP_MS = 5 * MINUTE_MS;

/** When the concrete leaves the factory at the latest: start minus (travel minutes + 2). */
export const latestDeparture = (start: Date, travelMinutes: number): Date =>
  new Date(start.getTime() - (travelMinutes + DEPARTURE_SPARE_MINUTES) * MINUTE_MS);

/** When the concrete leaves the factory: at the latest moment, rounded down to 5 minutes [O-130]. */
export function factoryDeparture(start: Date, travelMinutes: number): Date {
  const latest = latestDeparture(start, travelMinutes).getTime();
  // Helsinki is ahead of UTC by whole hours, so five minutes of the epoch are five minutes on the wall clock.
  return new Date(Math.floor(latest / STEP_MS) * STEP_MS);
}
