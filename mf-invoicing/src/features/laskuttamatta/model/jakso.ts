import { addDays, type Yyyymmdd } from '@keikka/domain';

export interface Jakso {
  first: Yyyymmdd;
  last: Yyyymmdd;
}

const DEFAULT_DAYS = 30;
const DAY = /^\d{8}$/;

/** The days of the address; what is missing or is no day is that of the last thirty days. */
export function jaksoOf(alku: string | null, loppu: string | null, today: Yyyymmdd): Jakso {
  const last = loppu !== null && DAY.test(loppu) ? loppu : today;
  return { last, first: alku !== null && DAY.test(alku) ? alku : addDays(last, 1 - DEFAULT_DAYS) };
}

/** The last day of the year of a day: until then a template usually goes on. */
export const vuodenLoppu = (day: Yyyymmdd): Yyyymmdd => `${day.slice(0, 4)}1231`;
