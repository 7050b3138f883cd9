import type { KeikkaKuskiOfDay, KuskiOfDay } from '@keikka/contracts';
import { texts } from '../texts.js';

/** A driver of an order as the list shows him. */
export interface ChosenDriver {
  kuski: KeikkaKuskiOfDay;
  /** Why he drives it. */
  note: string;
  /** The state of the order's day in words. Null when the day's drivers are not known, or he is none of them. */
  state: { text: string; isAway: boolean } | null;
}

interface OrderVehicle {
  vehicleId: number;
  vehicleNo: string;
}

/** The drivers of an order, with what the day's list knows of them. */
export const chosenDrivers = (
  kuskit: readonly KeikkaKuskiOfDay[],
  ofDay: readonly KuskiOfDay[],
  vehicle: OrderVehicle | null,
): ChosenDriver[] =>
  kuskit.map((kuski) => {
    const driver = ofDay.find(({ personId }) => personId === kuski.personId);
    const isOfDay = vehicle !== null && driver?.vehicleId === vehicle.vehicleId;
    return {
      kuski,
      note: isOfDay ? texts.ofDay(vehicle.vehicleNo) : texts.ofKeikka,
      state: driver ? stateOf(driver) : null,
    };
  });

/** One whose day has no entry yet is neither away nor said to be at work. */
function stateOf({ pois, statusName }: KuskiOfDay): ChosenDriver['state'] {
  if (pois) return { text: statusName || texts.away, isAway: true };
  return statusName ? { text: statusName, isAway: false } : null;
}
