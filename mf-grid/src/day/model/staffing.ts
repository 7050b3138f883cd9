import type { DayVehicle, GridDay, GridDriver, GridItem, KeikkaKuski } from '@keikka/contracts';
import { isReadable, keikkaKey, type ItemKey } from './grid-day.js';

/** Who drives what: the drivers of orders, and the vehicles of persons for the day. */
export interface Staffing {
  orders: readonly { keikkaId: number; kuskit: KeikkaKuski[] }[];
  dayVehicles: readonly { personId: number; vehicleId: number | null }[];
}

/** The staffing of a vehicle before and after a driver is dropped on it: alone on all its orders, and for the day. */
export function droppedStaffing(
  day: GridDay,
  vehicleId: number,
  driver: GridDriver,
): { before: Staffing; after: Staffing } {
  const vehicle = day.ajoneuvot.find((candidate) => candidate.vehicleId === vehicleId);
  const keikat = vehicle?.keikkaGroup.filter(isReadable) ?? [];
  const { personId } = driver;
  const kuski = asKuski(driver);
  const replaced = vehicle?.dayDriver?.isExplicitAssignment ? vehicle.dayDriver.personId : personId;
  const others = replaced === personId ? [] : [replaced];
  const own = driver.isExplicitAssignment ? driver.vehicleId : null;
  return {
    before: {
      orders: keikat.map(({ keikkaId, kuskit }) => ({ keikkaId, kuskit })),
      dayVehicles: [{ personId, vehicleId: own }, ...others.map((other) => ({ personId: other, vehicleId }))],
    },
    after: {
      orders: keikat.map(({ keikkaId }) => ({ keikkaId, kuskit: [kuski] })),
      dayVehicles: [
        { personId, vehicleId },
        ...others.map((other) => ({ personId: other, vehicleId: null })),
      ],
    },
  };
}

const asKuski = (driver: GridDriver): KeikkaKuski => ({
  personId: driver.personId,
  personFirstName: driver.personFirstName,
  personLastName: driver.personLastName,
  personPhone: driver.personPhone,
  isExplicitAssignment: true,
});

/** The staffing for the orders that a save has changed. */
export const ofOrders = (staffing: Staffing, keikkaIds: readonly number[]): Staffing => ({
  ...staffing,
  orders: staffing.orders.filter(({ keikkaId }) => keikkaIds.includes(keikkaId)),
});

/** Whether the day's vehicles of these persons are still what they are said to be. */
export const isStaffedAs = ({ kuskit = [] }: GridDay, { dayVehicles }: Staffing): boolean =>
  dayVehicles.every(({ personId, vehicleId }) => {
    const driver = kuskit.find((candidate) => candidate.personId === personId);
    return !driver || (driver.isExplicitAssignment ? driver.vehicleId : null) === vehicleId;
  });

/** The day with a staffing on it; the orders it touches are told to `pending`. */
export function withStaffing<D extends GridDay>(day: D, staffing: Staffing, pending: Set<ItemKey>): D {
  const orders = new Map(staffing.orders.map(({ keikkaId, kuskit }) => [keikkaId, kuskit]));
  const staffed = (item: GridItem): GridItem => {
    const kuskit = isReadable(item) ? orders.get(item.keikkaId) : undefined;
    if (!isReadable(item) || !kuskit) return item;
    pending.add(keikkaKey(item.keikkaId));
    return { ...item, kuskit };
  };
  const driven = new Map(staffing.dayVehicles.map(({ personId, vehicleId }) => [personId, vehicleId]));
  const kuskit = day.kuskit?.map((driver) => onVehicle(driver, driven));
  // A vehicle that stays as it is stays the same object: what is known of it, and its row, need not be made again.
  const ajoneuvot = day.ajoneuvot.map((vehicle) => {
    const keikkaGroup = vehicle.keikkaGroup.map(staffed);
    const dayDriver = dayDriverOf(vehicle, driven, day.kuskit ?? []);
    const isSame =
      dayDriver === vehicle.dayDriver && keikkaGroup.every((item, at) => item === vehicle.keikkaGroup[at]);
    return isSame ? vehicle : { ...vehicle, keikkaGroup, dayDriver };
  });
  return { ...day, ajoneuvot, ...(kuskit ? { kuskit } : {}) };
}

type Driven = ReadonlyMap<number, number | null>;

/** A vehicle has one driver a day: whoever is not named and had it loses it. */
function onVehicle(driver: GridDriver, driven: Driven): GridDriver {
  const vehicleId = driven.get(driver.personId);
  if (vehicleId !== undefined) return { ...driver, vehicleId, isExplicitAssignment: vehicleId !== null };
  const isTaken = driver.vehicleId !== null && [...driven.values()].includes(driver.vehicleId);
  return isTaken ? { ...driver, vehicleId: null, isExplicitAssignment: false } : driver;
}

function dayDriverOf(
  { vehicleId, dayDriver }: DayVehicle,
  driven: Driven,
  kuskit: readonly GridDriver[],
): DayVehicle['dayDriver'] {
  const [personId] = [...driven].find(([, of]) => of === vehicleId) ?? [];
  const driver = kuskit.find((candidate) => candidate.personId === personId);
  if (driver) return { ...asKuski(driver), pois: false };
  return dayDriver && driven.has(dayDriver.personId) ? null : dayDriver;
}
