import type { Vehicle } from '@keikka/contracts';
import { isInService, type Yyyymmdd } from '@keikka/domain';
import { listedThings } from '../things/thing-kinds.js';
import type { Option } from '@keikka/ui/forms';

interface VehicleChoice {
  /** The day it is chosen for. */
  yyyymmdd: Yyyymmdd;
  /** The vehicle that something stands on already. */
  current?: Vehicle | null;
  stateOf?: (vehicleId: number) => string;
  chosenId: number | null;
}

/** Those in service on the day. What is chosen stays in the list, and so does the current one, whosever it is. */
export function vehicleOptions(
  vehicles: readonly Vehicle[],
  { yyyymmdd, current, stateOf, chosenId }: VehicleChoice,
): Option<number>[] {
  const stays = [current?.vehicleId, chosenId];
  const offered = vehicles.filter(
    (vehicle) => isInService(vehicle, yyyymmdd) || stays.includes(vehicle.vehicleId),
  );
  const isKnown = offered.some(({ vehicleId }) => vehicleId === current?.vehicleId);
  return [...(current && !isKnown ? [current] : []), ...offered].map((vehicle) => ({
    ...optionOf(vehicle),
    below: stateOf?.(vehicle.vehicleId),
  }));
}

function optionOf(vehicle: Vehicle): Option<number> {
  const { id, name, ...rest } = listedThings.vehicle.thing(vehicle);
  return { value: id, label: name, ...rest };
}
