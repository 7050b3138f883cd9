import type { DayVehicle, GridDay, GridDriver, GridItem, KeikkaKuski } from '@keikka/contracts';
import { isReadable, keikkaKey, type ItemKey } from './grid-day.js';

/** The staffing of a day: the drivers of orders, and the day vehicles of persons. */
export interface Staffing {
  orders: readonly { keikkaId: number; kuskit: KeikkaKuski[] }[];
  dayVehicles: readonly { personId: number; vehicleId: number | null }[];
}

/**
 * A vehicle's staffing before and after a driver is dropped on it, who becomes the only driver of its orders and its
 * day driver.
 */
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

/** The driver of a day as the driver of an order. */
export const asKuski = (driver: Omit<KeikkaKuski, 'isExplicitAssignment'>): KeikkaKuski => ({
  personId: driver.personId,
  personFirstName: driver.personFirstName,
  personLastName: driver.personLastName,
  personPhone: driver.personPhone,
  isExplicitAssignment: true,
});

/** The staffing of the orders that a save has changed. */
export const ofOrders = (staffing: Staffing, keikkaIds: readonly number[]): Staffing => ({
  ...staffing,
  orders: staffing.orders.filter(({ keikkaId }) => keikkaIds.includes(keikkaId)),
});

/** Whether these persons still have the given day vehicles. */
export const isStaffedAs = ({ kuskit = [] }: GridDay, { dayVehicles }: Staffing): boolean =>
  dayVehicles.every(({ personId, vehicleId }) => {
    const driver = kuskit.find((candidate) => candidate.personId === personId);
    return !driver || (driver.isExplicitAssignment ? driver.vehicleId : null) === vehicleId;
  });

/** The day with a staffing applied; `pending` receives the orders that it touches. */
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
  // An unchanged vehicle stays the same object, so that remembered values and its row stay valid.
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

/** A vehicle has one driver a day, so any other person who had it loses it. */
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
