import type { Vehicle } from '@keikka/contracts';
import { isInService, type Yyyymmdd } from '@keikka/domain';
import { texts } from './texts.js';
import { listedThings } from '../things/thing-kinds.js';
import type { Option } from '@keikka/ui/forms';

/** What the list says of a vehicle, and whether it stands below the free ones. */
export interface VehicleState {
  text: string;
  isTaken: boolean;
}

interface VehicleChoice {
  /** The day it is chosen for. */
  yyyymmdd: Yyyymmdd;
  /** The vehicle that something stands on already. */
  current?: Vehicle | null;
  stateOf?: (vehicleId: number) => VehicleState;
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
  const options = [...(current && !isKnown ? [current] : []), ...offered].map(optionOf);
  return stateOf ? freeFirst(options, stateOf) : options;
}

function freeFirst(
  options: Option<number>[],
  stateOf: (vehicleId: number) => VehicleState,
): Option<number>[] {
  const stated = options.map((option) => ({ option, ...stateOf(option.value) }));
  return stated
    .toSorted((one, other) => Number(one.isTaken) - Number(other.isTaken))
    .map(({ option, text, isTaken }) => ({
      ...option,
      below: text,
      group: isTaken ? texts.taken : texts.free,
    }));
}

function optionOf(vehicle: Vehicle): Option<number> {
  const { id, name, ...rest } = listedThings.vehicle.thing(vehicle);
  return { value: id, label: name, ...rest };
}
