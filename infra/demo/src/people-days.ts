import type { StaffDemo } from '@keikka/contracts';
import { addDays, weekday, type Yyyymmdd } from '@keikka/domain';
import { DAYS_AHEAD, DAYS_BACK } from './orders.js';
import { Random } from './random.js';

type PersonDay = NonNullable<StaffDemo['personPvm']>[number];

const absences = [
  { personPvmStatusId: 2, personPvmText: 'Talviloma', longest: 10, weight: 5 },
  { personPvmStatusId: 3, personPvmText: 'Sairausloma', longest: 4, weight: 2 },
  { personPvmStatusId: 5, personPvmText: 'Työturvallisuuskoulutus', longest: 1, weight: 2 },
  { personPvmStatusId: 4, personPvmText: '', longest: 2, weight: 2 },
] as const;

/** Absences of the drivers around today: about one in fifteen is away on a workday. */
export function personDays(today: Yyyymmdd, driverIds: readonly number[]): PersonDay[] {
  return driverIds.flatMap((personId) => {
    const random = new Random(`pvm:${personId}`);
    const days: PersonDay[] = [];
    for (let offset = -DAYS_BACK; offset <= DAYS_AHEAD; offset += 1) {
      if (!random.chance(0.014)) continue;
      const { personPvmStatusId, personPvmText, longest } = random.weighted(
        absences.map((absence) => [absence, absence.weight] as const),
      );
      const length = random.between(1, longest);
      for (let day = 0; day < length; day += 1) {
        const yyyymmdd = addDays(today, offset + day);
        if (weekday(yyyymmdd) <= 5)
          days.push({ personId, yyyymmdd, personPvmStatusId, personPvmText, vehicleId: null });
      }
      offset += length;
    }
    return days;
  });
}
