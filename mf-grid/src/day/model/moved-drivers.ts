import type { DayVehicle, GridDay, GridItem, KeikkaKuski } from '@keikka/contracts';
import { isReadable } from './grid-day.js';
import { asKuski } from './day-vehicles.js';

/** What becomes of the driver of an order that goes to another vehicle. */
export interface MovedDrivers {
  /** Who drove the old vehicle, or else the first driver of the order. */
  has: KeikkaKuski;
  /** The driver of the new vehicle; null without one. */
  offered: KeikkaKuski | null;
  /** The order's drivers when the one stays, and when the other comes instead. */
  kept: KeikkaKuski[];
  changed: KeikkaKuski[];
}

/**
 * Of an order of the day that goes to a vehicle of the same or another one. Null when there is nothing to choose: no
 * driver, no other vehicle or day, or the same driver on both.
 */
export function movedDrivers(
  day: GridDay,
  item: GridItem,
  vehicleId: number,
  target = day,
): MovedDrivers | null {
  if (!isReadable(item) || (item.vehicleId === vehicleId && target.yyyymmdd === day.yyyymmdd)) return null;
  const [old, offered] = [driverOf(day, item.vehicleId), driverOf(target, vehicleId)];
  const { kuskit } = item;
  const has = kuskit.find(({ personId }) => personId === old?.personId) ?? kuskit[0];
  if (!has) return null;
  const same = offered && [old, ...kuskit].some((kuski) => kuski?.personId === offered.personId);
  if (same) return null;
  const changed = kuskit.map((kuski) => (kuski === has && offered ? offered : kuski));
  return { has, offered, kept: kuskit, changed };
}

/**
 * The drivers of an order's copy: those of the order, where it stays on its vehicle. On another one they have the
 * original to drive, so that vehicle's own driver comes, or nobody. Undefined where they stay.
 */
export function copiedDrivers(day: GridDay, item: GridItem, vehicleId: number): KeikkaKuski[] | undefined {
  if (!isReadable(item) || vehicleId === item.vehicleId) return undefined;
  const own = driverOf(day, vehicleId);
  const isSame = item.kuskit.length === 1 && item.kuskit[0]?.personId === own?.personId;
  return isSame ? undefined : own ? [own] : [];
}

/** Who has the vehicle that day, unless away. */
function driverOf({ ajoneuvot }: GridDay, vehicleId: number): KeikkaKuski | null {
  const { dayDriver }: Partial<DayVehicle> =
    ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId) ?? {};
  return dayDriver && !dayDriver.pois ? asKuski(dayDriver) : null;
}
