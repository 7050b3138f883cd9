import type { KeikkaKuskiOfDay, KuskiOfDay } from '@keikka/contracts';
import { hasWords, hoursText, listedName, searchText, searchWords } from '@keikka/domain';
import { freeAround, freeText } from '../../../day/free-time.js';
import type { Span } from '../../../day/span.js';
import { texts } from '../texts.js';
import { meeting, takenMs, type Job } from './driver-jobs.js';

/** A driver who may be added to an order. */
export interface DriverChoice {
  driver: KuskiOfDay;
  name: string;
  state: 'free' | 'busy' | 'away';
  /** Why he is free, taken or away, in words. */
  reason: string;
  /** What takes him that day besides the order. */
  taken: readonly Span[];
  /** How much is in the way. */
  weight: number;
}

export interface DriverChoices {
  /** At work and without work at the order's time, by name. */
  free: DriverChoice[];
  /** The least in the way first, and then those who are away. */
  busy: DriverChoice[];
}

/** The order's time, and the jobs of its day by driver. */
export interface OrderWindow {
  time: Span;
  jobs: ReadonlyMap<number, readonly Job[]>;
}

interface ChoiceFacts {
  /** Who drives the order already. */
  chosen: readonly { personId: number }[];
  vehicleNumbers: ReadonlyMap<number, string>;
  /** null where the board's day is not known: then who has no order that whole day is free. */
  window: OrderWindow | null;
  /** What is searched for: each word somewhere in the name or the reason, which has the vehicle. */
  search: string;
}

/** The other drivers of the order's day. */
export function driverChoices(
  ofDay: readonly KuskiOfDay[],
  { chosen, vehicleNumbers, window, search }: ChoiceFacts,
): DriverChoices {
  const words = searchWords(search);
  const choices = ofDay
    .filter(({ personId }) => !chosen.some((kuski) => kuski.personId === personId))
    .map((driver): DriverChoice => {
      const vehicle = driver.vehicleId === null ? texts.noVehicle : vehicleNumbers.get(driver.vehicleId);
      const answer = window ? answerAt(window, driver, vehicle) : answerOfDay(driver, vehicle);
      return { driver, name: listedName(driver), ...answer, ...awayOf(driver) };
    })
    .filter(({ name, reason }) => hasWords(searchText(name, reason), words));
  const isFree = ({ state }: DriverChoice): boolean => state === 'free';
  return {
    free: choices.filter(isFree).toSorted(byName),
    busy: choices.filter((choice) => !isFree(choice)).toSorted(byWeight),
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

type Answer = Pick<DriverChoice, 'state' | 'reason' | 'taken' | 'weight'>;

/** By the order's own time: 'P18 · vapaa 8:45–15:00', 'P14 · 10:00–11:30 Puurakentajat Oy'. */
function answerAt({ time, jobs }: OrderWindow, driver: KuskiOfDay, vehicle = ''): Answer {
  const taken = jobs.get(driver.personId) ?? [];
  const [first] = meeting(time, taken);
  if (first) {
    const { vehicleNo, startMs, endMs, name } = first;
    const reason = texts.taken(vehicleNo, startMs, endMs, name);
    return { state: 'busy', reason, taken, weight: takenMs(time, taken) };
  }
  const free = freeAround(time, taken);
  const isIdle = driver.vehicleId === null && taken.length === 0;
  const reason = isIdle ? texts.atWork : joined(vehicle, free ? freeText(free) : '');
  return { state: 'free', reason, taken, weight: 0 };
}

/** By the sums of the whole day. */
function answerOfDay({ vehicleId, keikkaCount, keikkaMinutes }: KuskiOfDay, vehicle = ''): Answer {
  const none = { taken: [], weight: keikkaMinutes };
  if (keikkaCount > 0)
    return {
      ...none,
      state: 'busy',
      reason: joined(vehicle, texts.orders(keikkaCount), hoursText(keikkaMinutes)),
    };
  return {
    ...none,
    state: 'free',
    reason: vehicleId === null ? texts.atWork : joined(vehicle, texts.noOrders),
  };
}

const awayOf = ({ pois, statusName }: KuskiOfDay): Partial<Answer> =>
  pois ? { state: 'away', reason: statusName || texts.away } : {};

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' · ');

const byName = (a: DriverChoice, b: DriverChoice): number => a.name.localeCompare(b.name, 'fi');

const isAway = ({ state }: DriverChoice): boolean => state === 'away';

const byWeight = (a: DriverChoice, b: DriverChoice): number =>
  Number(isAway(a)) - Number(isAway(b)) || a.weight - b.weight || byName(a, b);
