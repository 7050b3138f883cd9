import type { GridDriver, KuskiDaySum } from '@keikka/contracts';

/** A driver of the drivers panel with the sums of the day's orders (G-115, G-292). */
export type KuskiOfDay = GridDriver & Omit<KuskiDaySum, 'personId'>;

export function withDaySums(drivers: readonly GridDriver[], sums: readonly KuskiDaySum[]): KuskiOfDay[] {
  const byPerson = new Map(sums.map((sum) => [sum.personId, sum]));
  const idle = { m3: 0, keikkaCount: 0, keikkaMinutes: 0 };
  return drivers.map((driver) => ({ ...driver, ...(byPerson.get(driver.personId) ?? idle) }));
}
