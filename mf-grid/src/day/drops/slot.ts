import type { DayVehicle } from '@keikka/contracts';
import { clockOf, clockRange, dayRange, HOUR_MS } from '@keikka/domain';
import type { SlotProps } from '@keikka/sdk';
import type { ItemKey, Span } from '../model/grid-day.js';
import { inService } from '../rows/board-rows.js';
import { STEP_MS } from './resolve-drop.js';

/** A free place chosen on the board, where the next order or palkki is made. */
export interface Slot {
  vehicleId: number;
  /** An hour, until another length is drawn. */
  span: Span;
  /** Its length was chosen too, by the pointer or by keys, and not only its start. */
  drawn: boolean;
  /** The bar that keys came from and go back to. */
  from?: ItemKey;
}

/** Whether something new can stand on the vehicle's row. */
export const takesNew = (vehicle: DayVehicle, yyyymmdd: string): boolean =>
  vehicle.plannable && inService(vehicle, yyyymmdd);

/** The place that begins at this time. */
export const slotFrom = (vehicleId: number, startMs: number): Slot => ({
  vehicleId,
  span: { startMs, endMs: startMs + HOUR_MS },
  drawn: false,
});

/** The place at the pressed time, from the quarter that holds it. */
export const pressedSlot = (yyyymmdd: string, vehicleId: number, ms: number): Slot =>
  slotFrom(vehicleId, drawnSpan(yyyymmdd, ms, ms).startMs);

/** The times of what is made there, as far as they are known: an order and a palkki differ in length. */
export const slotTimes = ({ span, drawn }: Slot): string =>
  drawn ? clockRange(span.startMs, span.endMs) : clockOf(span.startMs);

/** The place as the window of a new order takes it. */
export const orderPlace = ({ vehicleId, span, drawn }: Slot): SlotProps['order.new']['place'] => ({
  vehicleId,
  startMs: span.startMs,
  endMs: drawn ? span.endMs : null,
});

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
