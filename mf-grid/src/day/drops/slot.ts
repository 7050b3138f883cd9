import type { DayVehicle } from '@keikka/contracts';
import { dayRange, HOUR_MS } from '@keikka/domain';
import type { ItemKey, Span } from '../model/grid-day.js';
import { inService } from '../rows/board-rows.js';
import { STEP_MS } from './resolve-drop.js';

/** A free place chosen on the board, where the next palkki is made. */
export interface Slot {
  vehicleId: number;
  span: Span;
  /** The bar that keys came from and go back to. */
  from?: ItemKey;
}

/** Whether something new can stand on the vehicle's row. */
export const takesNew = (vehicle: DayVehicle, yyyymmdd: string): boolean =>
  vehicle.plannable && inService(vehicle, yyyymmdd);

/** The hour at the pressed time, from the quarter that holds it. */
export function pressedSpan(yyyymmdd: string, ms: number): Span {
  const startMs = drawnSpan(yyyymmdd, ms, ms).startMs;
  return { startMs, endMs: startMs + HOUR_MS };
}

/** The time drawn from one point to another, in whole steps of the day and at least one of them. */
export function drawnSpan(yyyymmdd: string, fromMs: number, toMs: number, stepMs = STEP_MS): Span {
  const { start, end } = dayRange(yyyymmdd);
  const [first, last] = [start.getTime(), end.getTime() + 1];
  const within = (ms: number): number => Math.min(Math.max(ms, first), last);
  const steps = (ms: number): number => (within(ms) - first) / stepMs;
  const from = Math.min(Math.floor(steps(Math.min(fromMs, toMs))), (last - first) / stepMs - 1);
  const to = Math.max(Math.ceil(steps(Math.max(fromMs, toMs))), from + 1);
  return { startMs: first + from * stepMs, endMs: first + to * stepMs };
}
