import { inService, type BoardRow } from './board-rows.js';
import type { DayVehicle, Span } from './grid-day.js';
import { STEP_MS, type DropBoard } from './resolve-drop.js';

/** What one press of a key does to the bar that is carried. */
export type CarryStep = 'earlier' | 'later' | 'shorter' | 'longer' | 'up' | 'down';

export interface CarriedTo {
  vehicleId: number;
  span: Span;
}

/** The next place of a bar that is carried by keys: a quarter of an hour or a vehicle further; null at the end. */
export function carriedTo(
  rows: readonly BoardRow[],
  board: DropBoard,
  from: CarriedTo,
  step: CarryStep,
): CarriedTo | null {
  if (step === 'up' || step === 'down') {
    const vehicle = nextVehicle(rows, board.yyyymmdd, from.vehicleId, step);
    return vehicle && { ...from, vehicleId: vehicle.vehicleId };
  }
  const span = nextSpan(board.day, from.span, step);
  return span && { ...from, span };
}

function nextSpan(day: Span, { startMs, endMs }: Span, step: Exclude<CarryStep, 'up' | 'down'>): Span | null {
  switch (step) {
    case 'earlier':
      return startMs <= day.startMs ? null : moved(startMs, endMs, Math.max(day.startMs, startMs - STEP_MS));
    case 'later':
      return startMs + STEP_MS >= day.endMs ? null : moved(startMs, endMs, startMs + STEP_MS);
    case 'shorter':
      return endMs - startMs < 2 * STEP_MS ? null : { startMs, endMs: endMs - STEP_MS };
    case 'longer':
      return endMs >= day.endMs ? null : { startMs, endMs: Math.min(day.endMs, endMs + STEP_MS) };
  }
}

const moved = (startMs: number, endMs: number, to: number): Span => ({
  startMs: to,
  endMs: to + endMs - startMs,
});

/** Vehicles out of service that day are passed over: nothing can stay there. */
function nextVehicle(
  rows: readonly BoardRow[],
  yyyymmdd: string,
  vehicleId: number,
  step: 'up' | 'down',
): DayVehicle | null {
  const vehicles = rows.flatMap((row) => (row.kind === 'vehicle' ? [row.vehicle] : []));
  const at = vehicles.findIndex((vehicle) => vehicle.vehicleId === vehicleId);
  const open = (vehicle: DayVehicle): boolean => inService(vehicle, yyyymmdd);
  return (step === 'up' ? vehicles.slice(0, at).findLast(open) : vehicles.slice(at + 1).find(open)) ?? null;
}
