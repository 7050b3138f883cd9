import type { DayVehicle, GridDay, GridDriver, GridItem, GridKeikka, KeikkaKuski } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import { asKuski, withDayVehicles, type GivenVehicle } from './day-vehicles.js';
import { isReadable, keikkaKey, type ItemKey } from './grid-day.js';
import { isWork } from './work.js';

/** The staffing of a day: the drivers of orders, and the day vehicles of persons. */
export interface Staffing {
  orders: readonly { keikkaId: number; kuskit: KeikkaKuski[] }[];
  dayVehicles: readonly GivenVehicle[];
}

/** What a change does to the staffing. */
export interface StaffingChange {
  before: Staffing;
  after: Staffing;
}

/**
 * A vehicle's staffing before and after a driver is dropped on it, who becomes the only driver of the planner's orders
 * there and the vehicle's day driver.
 */
export function droppedStaffing(
  day: GridDay,
  vehicleId: number,
  driver: GridDriver,
  ownAsiakasId?: number,
): StaffingChange {
  const vehicle = day.ajoneuvot.find((candidate) => candidate.vehicleId === vehicleId);
  const keikat = ordersOf(vehicle, ownAsiakasId);
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

/** The orders of a vehicle whose drivers the company plans; without a company, those of the vehicle's owner. */
const ordersOf = (vehicle: DayVehicle | undefined, ownAsiakasId = vehicle?.ownerAsiakasId): GridKeikka[] =>
  (vehicle?.keikkaGroup ?? [])
    .filter(isReadable)
    .filter(
      ({ ownerAsiakasId, keikkaTilaId }) =>
        ownerAsiakasId === ownAsiakasId && keikkaTilaId !== keikkaTila.poistettu,
    );

/** The own company's orders of a vehicle that are still to be driven: whose driver may be chosen or taken off. */
export const ordersToDrive = (vehicle: DayVehicle, ownAsiakasId?: number): GridKeikka[] =>
  ordersOf(vehicle, ownAsiakasId).filter(isWork);

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
  const ajoneuvot = day.ajoneuvot.map((vehicle) => {
    const keikkaGroup = vehicle.keikkaGroup.map(staffed);
    const isSame = keikkaGroup.every((item, at) => item === vehicle.keikkaGroup[at]);
    return isSame ? vehicle : { ...vehicle, keikkaGroup };
  });
  return withDayVehicles({ ...day, ajoneuvot }, staffing.dayVehicles);
}

/** A vehicle's staffing before and after its driver is taken off it: the planner's orders there have nobody. */
export function removedStaffing(day: GridDay, vehicleId: number, ownAsiakasId?: number): StaffingChange {
  const vehicle = day.ajoneuvot.find((candidate) => candidate.vehicleId === vehicleId);
  const keikat = vehicle
    ? ordersToDrive(vehicle, ownAsiakasId).filter(({ kuskit }) => kuskit.length > 0)
    : [];
  const given = vehicle?.dayDriver?.isExplicitAssignment ? [vehicle.dayDriver.personId] : [];
  return {
    before: {
      orders: keikat.map(({ keikkaId, kuskit }) => ({ keikkaId, kuskit })),
      dayVehicles: given.map((personId) => ({ personId, vehicleId })),
    },
    after: {
      orders: keikat.map(({ keikkaId }) => ({ keikkaId, kuskit: [] })),
      dayVehicles: given.map((personId) => ({ personId, vehicleId: null })),
    },
  };
}
