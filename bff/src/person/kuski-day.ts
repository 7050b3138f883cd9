import type { GridDriver, KuskiDaySum, KuskiOfDay } from '@keikka/contracts';

export function withDaySums(drivers: readonly GridDriver[], sums: readonly KuskiDaySum[]): KuskiOfDay[] {
  const byPerson = new Map(sums.map((sum) => [sum.personId, sum]));
  const idle = { m3: 0, keikkaCount: 0, keikkaMinutes: 0 };
  return drivers.map((driver) => ({ ...driver, ...(byPerson.get(driver.personId) ?? idle) }));
}
