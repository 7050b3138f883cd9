import { addDays, type Yyyymmdd } from '@keikka/domain';

/** The days of a list: so many until today, or chosen ones where `days` is null. Both ends are included. */
export interface Aika {
  days: number | null;
  first: Yyyymmdd;
  last: Yyyymmdd;
}

const DEFAULT_DAYS = 30;
const MOST_DAYS = 3_660;
const CHOSEN = /^(\d{8})-(\d{8})$/;

/** The period that a parameter of the address says: `90`, or `20261101-20261130`. */
export function aikaOf(param: string | null, today: Yyyymmdd): Aika {
  const [, first, last] = CHOSEN.exec(param ?? '') ?? [];
  if (first && last) return chosenAika(first, last);
  const asked = Number(param);
  return latest(Number.isInteger(asked) && asked > 0 && asked <= MOST_DAYS ? asked : DEFAULT_DAYS, today);
}

/** The last days until today. */
export const latest = (days: number, today: Yyyymmdd): Aika => ({
  days,
  first: addDays(today, 1 - days),
  last: today,
});

/** Chosen days, in whatever order. */
export const chosenAika = (one: Yyyymmdd, other: Yyyymmdd): Aika =>
  one <= other ? { days: null, first: one, last: other } : { days: null, first: other, last: one };

/** The parameter of a period; null for the one that the page has without. */
export function aikaText({ days, first, last }: Aika): string | null {
  if (days === null) return `${first}-${last}`;
  return days === DEFAULT_DAYS ? null : String(days);
}
