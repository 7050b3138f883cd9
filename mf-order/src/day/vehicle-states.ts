import type { DayVehicle } from '@keikka/contracts';
import { daysTouched, pumpEnd, type PumpTime } from '@keikka/domain';
import type { VehicleState } from '@keikka/sdk/record';
import { freeAround, freeText } from './free-time.js';
import { useWorkOfDay } from './get-work-of-day.js';
import type { Span } from './span.js';
import { takenAt, takenText } from './taken.js';
import { spanOf, workOn } from './work.js';

/** 'vapaa 9:00–14:30', 'varattu 9:30–12:00 Nordlattia Oy'. A vehicle without a row that day has nothing on it. */
export function vehicleState(time: Span, row: DayVehicle | null): VehicleState {
  const work = workOn(row, 0);
  const taken = takenAt(time, work);
  if (taken) return { text: takenText(taken), isTaken: true };
  const free = freeAround(time, work.map(spanOf));
  return { text: free ? freeText(free) : '', isTaken: false };
}

/** What each vehicle is at the time of an order that is not made yet; null while that is not known. */
export function useVehicleStates(time: PumpTime | null): ((vehicleId: number) => VehicleState) | null {
  const span = time && { startMs: time.start.getTime(), endMs: pumpEnd(time).getTime() };
  const { data } = useWorkOfDay(
    span && { ...span, days: daysTouched(new Date(span.startMs), new Date(span.endMs)) },
  );
  if (!span || !data) return null;
  const rows = new Map(data.ajoneuvot.map((row) => [row.vehicleId, row]));
  return (vehicleId) => vehicleState(span, rows.get(vehicleId) ?? null);
}
