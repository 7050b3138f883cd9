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

/** Who is not away is at work, with or without an entry for the day, as the board has it. */
const stateOf = ({ pois, statusName }: KuskiOfDay): ChosenDriver['state'] => ({
  text: statusName || (pois ? texts.away : texts.present),
  isAway: pois,
});
