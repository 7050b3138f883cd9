import type { DayVehicle, GridDay, GridItem, Vehicle } from '@keikka/contracts';
import {
  hasWords,
  isInService,
  searchText,
  searchWords,
  shortName,
  vehicleLack,
  vehicleName,
  type VehicleLack,
} from '@keikka/domain';
import type { Siirtyma } from '@keikka/domain/ajomatka';
import { freeAround, type FreeTime } from '../../../day/free-time.js';
import { metresFromPrevious, siirtymaAround } from '../../../day/previous-work.js';
import type { Span } from '../../../day/span.js';
import { takenAt, type Taken } from '../../../day/taken.js';
import { kuskitOf, spanOf, workOn } from '../../../day/work.js';
import type { OrderNeed } from './vehicle-need.js';

/** Why a vehicle does not fit an order. */
export type Obstacle =
  { kind: 'notInService' } | { kind: 'lack'; lack: VehicleLack } | Taken | { kind: 'driverAway' };

/** A vehicle as a choice for an order. */
export interface VehicleChoice {
  vehicle: Vehicle;
  /** Who drives it that day, 'J. Heikkinen'; empty for nobody. */
  driver: string;
  obstacles: readonly Obstacle[];
  /** The service would refuse it; with any other obstacle it is chosen with a warning, as on the board. */
  isRefused: boolean;
  /** The free time around the order's; null where it is not free, or not known. */
  free: FreeTime | null;
  /** The estimated way (R-01a) from its work before the order's; null without any, or where a place is unknown. */
  previousMetres: number | null;
  /** A journey from or to its other work that takes longer than there is time. It is free all the same, with a warning. */
  siirtyma: Siirtyma | null;
  /** What takes the vehicle that day besides the order. */
  taken: readonly Span[];
}

export interface VehicleChoices {
  /** The nearest first, those with too little time for the way last; where that says nothing, the least boom. */
  fitting: VehicleChoice[];
  /** The fewest obstacles first; what is refused last. */
  others: VehicleChoice[];
}

/**
 * The vehicles that an order may go to, in service and strong enough and free at its time, and the others with what is
 * against them. `day` is what stands on the vehicles; null while an order has no time or the board may not be seen.
 */
export function vehicleChoices(
  need: OrderNeed,
  vehicles: readonly Vehicle[],
  day: Pick<GridDay, 'ajoneuvot'> | null,
): VehicleChoices {
  const rows = new Map(day?.ajoneuvot.map((row) => [row.vehicleId, row]));
  const choices = vehicles.map((vehicle): VehicleChoice => {
    const choice = choiceOf(need, vehicle, rows.get(vehicle.vehicleId) ?? null);
    return day ? choice : { ...choice, free: null };
  });
  const fits = ({ obstacles }: VehicleChoice): boolean => obstacles.length === 0;
  return {
    fitting: choices.filter(fits).toSorted(byWayAndBoom),
    others: choices.filter((choice) => !fits(choice)).toSorted((a, b) => weightOf(a) - weightOf(b)),
  };
}

/** Whether the vehicles stand by their way from where they were. */
export const areByWay = (choices: readonly VehicleChoice[]): boolean =>
  choices.some(({ previousMetres }) => previousMetres !== null);

function byWayAndBoom(one: VehicleChoice, other: VehicleChoice): number {
  const late = Number(one.siirtyma !== null) - Number(other.siirtyma !== null);
  const [way, otherWay] = [one, other].map(({ previousMetres }) => previousMetres ?? FARTHEST_METRES);
  return late || (way ?? 0) - (otherWay ?? 0) || boomOf(one) - boomOf(other);
}

/** Where nobody knows how far, it may be far. */
const FARTHEST_METRES = 1e9;

const boomOf = ({ vehicle }: VehicleChoice): number => vehicle.vehiclePuomi ?? 0;

const weightOf = ({ isRefused, obstacles }: VehicleChoice): number =>
  isRefused ? Infinity : obstacles.length;

/** `row` is null for a vehicle without a row that day, on which nothing stands. */
function choiceOf(need: OrderNeed, vehicle: Vehicle, row: DayVehicle | null): VehicleChoice {
  const { time, place } = need;
  const items = workOn(row, need.keikkaId);
  const isRefused = !isInService(vehicle, ...(time?.days ?? []));
  const taken = items.map(spanOf);
  const obstacles = isRefused
    ? [{ kind: 'notInService' as const }]
    : [...lacking(need, vehicle), ...(time ? takenBy(time, items) : []), ...driverAway(row)];
  return {
    vehicle,
    driver: driverOf(row),
    obstacles,
    isRefused,
    free: time && freeAround(time, taken),
    previousMetres: time && metresFromPrevious({ place, ...time }, items),
    siirtyma: time && siirtymaAround({ place, ...time }, items),
    taken,
  };
}

function lacking(need: OrderNeed, vehicle: Vehicle): Obstacle[] {
  const lack = vehicleLack(vehicle, need);
  return lack ? [{ kind: 'lack', lack }] : [];
}

function takenBy(time: Span, items: readonly GridItem[]): Obstacle[] {
  const taken = takenAt(time, items);
  return taken ? [taken] : [];
}

/** Who drives the vehicle's orders that day, or else its driver of the day. */
function driverOf(row: DayVehicle | null): string {
  const driver = kuskitOf(row)[0] ?? row?.dayDriver;
  return driver ? shortName(driver) : '';
}

const driverAway = (row: DayVehicle | null): Obstacle[] =>
  row?.dayDriver?.pois && kuskitOf(row).length === 0 ? [{ kind: 'driverAway' }] : [];

/** The choices whose vehicle or driver has each word that is searched for. */
export function searched(choices: readonly VehicleChoice[], search: string): VehicleChoice[] {
  const words = searchWords(search);
  return choices.filter(({ vehicle, driver }) => {
    const { vehicleRegNo, vehicleNimi, asiakasNimi } = vehicle;
    return hasWords(searchText(vehicleName(vehicle), vehicleRegNo, vehicleNimi, asiakasNimi, driver), words);
  });
}
