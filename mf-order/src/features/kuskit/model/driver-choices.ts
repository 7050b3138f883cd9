import type { KeikkaKuskiOfDay, KuskiOfDay } from '@keikka/contracts';
import { hoursText, listedName } from '@keikka/domain';
import { texts } from '../texts.js';

/** A driver who may be added to an order. */
export interface DriverChoice {
  driver: KuskiOfDay;
  name: string;
  /** Why he is free, taken or away, in words. */
  reason: string;
  isAway: boolean;
}

export interface DriverChoices {
  /** At work without an order that day, by name. */
  free: DriverChoice[];
  /** With orders that day, the least work first, and then those who are away. */
  busy: DriverChoice[];
}

interface ChoiceFacts {
  /** Who drives the order already. */
  chosen: readonly { personId: number }[];
  vehicleNumbers: ReadonlyMap<number, string>;
  /** What is searched for: each word somewhere in the name, the reason or the vehicle. */
  search: string;
}

/** The other drivers of the day. Whether their orders are at the order's own time is not in the day's list. */
export function driverChoices(
  ofDay: readonly KuskiOfDay[],
  { chosen, vehicleNumbers, search }: ChoiceFacts,
): DriverChoices {
  const words = lower(search).split(/\s+/);
  const choices = ofDay
    .filter(({ personId }) => !chosen.some((kuski) => kuski.personId === personId))
    .map((driver): DriverChoice => {
      const reason = reasonOf(driver, vehicleNumbers);
      return { driver, name: listedName(driver), reason, isAway: driver.pois };
    })
    .filter(({ name, reason }) => words.every((word) => lower(`${name} ${reason}`).includes(word)));
  const isFree = ({ driver, isAway }: DriverChoice): boolean => !isAway && driver.keikkaCount === 0;
  return {
    free: choices.filter(isFree).toSorted(byName),
    busy: choices.filter((choice) => !isFree(choice)).toSorted(byWork),
  };
}

/** The driver as the order will have him, with the sums of the day before this order. */
export const asKuski = (driver: KuskiOfDay): KeikkaKuskiOfDay => ({
  personId: driver.personId,
  personFirstName: driver.personFirstName,
  personLastName: driver.personLastName,
  personPhone: driver.personPhone,
  personEmail: driver.personEmail,
  isExplicitAssignment: true,
  m3: driver.m3,
  keikkaCount: driver.keikkaCount,
  keikkaMinutes: driver.keikkaMinutes,
});

function reasonOf(
  { pois, statusName, vehicleId, keikkaCount, keikkaMinutes }: KuskiOfDay,
  vehicleNumbers: ReadonlyMap<number, string>,
): string {
  if (pois) return statusName || texts.away;
  const vehicle = vehicleId === null ? texts.noVehicle : vehicleNumbers.get(vehicleId);
  if (keikkaCount > 0)
    return [vehicle, texts.orders(keikkaCount), hoursText(keikkaMinutes)].filter(Boolean).join(' · ');
  return vehicleId === null ? texts.atWork : [vehicle, texts.noOrders].filter(Boolean).join(' · ');
}

const byName = (a: DriverChoice, b: DriverChoice): number => a.name.localeCompare(b.name, 'fi');

const byWork = (a: DriverChoice, b: DriverChoice): number =>
  Number(a.isAway) - Number(b.isAway) || a.driver.keikkaMinutes - b.driver.keikkaMinutes || byName(a, b);

const lower = (text: string): string => text.trim().toLocaleLowerCase('fi');
