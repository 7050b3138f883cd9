import type { DayVehicle, GridDay, GridItem } from '@keikka/contracts';
import { addDays, dayRange, MINUTE_MS } from '@keikka/domain';
import { gridDay, keikka, palkki, vehicle } from './day.builder.js';

type Roll = (below: number) => number;

/** Ordinary days, and those of 23 and 25 hours. */
const dates = ['20261120', '20270328', '20261025'];
export const [CANCELLED, DELIVERED, DELETED] = [8, 9, 10];
/** From one site to another it takes 0 to some 60 minutes; the last is unknown. */
const sites = [
  { tyomaaLat: 60.25, tyomaaLng: 24.06 },
  { tyomaaLat: 60.26, tyomaaLng: 24.07 },
  { tyomaaLat: 60.3, tyomaaLng: 24.3 },
  { tyomaaLat: 60.17, tyomaaLng: 24.94 },
  { tyomaaLat: null, tyomaaLng: null },
];

const [someJob, somePalkki, someVehicle] = [keikka('8:00', '9:00'), palkki('8:00', '9:00'), vehicle(1)];

const kuski = (personId: number) => ({
  personId,
  personFirstName: 'Matti',
  personLastName: `M${personId}`,
  personPhone: '',
  isExplicitAssignment: true,
});

/**
 * From the evening before to the morning after, in quarters, so that many touch; on crowded days many at one minute.
 */
function randomItem(roll: Roll, yyyymmdd: string, id: number, crowded: boolean): GridItem {
  const { start } = dayRange(yyyymmdd);
  const { start: tomorrow } = dayRange(addDays(yyyymmdd, 1));
  const quarters = (tomorrow.getTime() - start.getTime()) / (15 * MINUTE_MS);
  const from = crowded ? 28 + roll(3) : roll(quarters + 16) - 8;
  const startMs = start.getTime() + from * 15 * MINUTE_MS + (roll(8) === 0 ? roll(15) * MINUTE_MS : 0);
  // Some end when they begin, or before.
  const endMs = startMs + (roll(12) === 0 ? -15 * roll(2) : 15 * (1 + roll(crowded ? 4 : 40))) * MINUTE_MS;
  const [timeStart, timeEnd] = [new Date(startMs).toISOString(), new Date(endMs).toISOString()];
  if (roll(10) === 0) return { ...somePalkki, palkkiId: id, timeStart, timeEnd };
  const kuskit = Array.from({ length: roll(4) === 0 ? 2 : roll(3) }, () => kuski(1 + roll(4)));
  const keikkaTilaId = [4, 4, 4, 4, 5, DELIVERED, 1, -100, CANCELLED, DELETED][roll(10)] ?? 4;
  const whole = { ...someJob, keikkaId: id, keikkaTilaId, timeStart, timeEnd, kuskit };
  const placed = { ...whole, ...sites[roll(sites.length)] };
  return roll(20) === 0 ? { ...placed, isTemp: true } : placed;
}

/** A day of one to four vehicles with anything on them, the same for the same rolls. */
export function randomDay(roll: Roll, index: number): GridDay {
  const yyyymmdd = dates[index % dates.length] ?? '';
  const crowded = roll(5) === 0;
  let id = 0;
  const ajoneuvot = Array.from({ length: 1 + roll(4) }, (_, at): DayVehicle => {
    const vehicleId = at + 1;
    const count = roll(crowded ? 10 : 6);
    const keikkaGroup = Array.from({ length: count }, () => ({
      ...randomItem(roll, yyyymmdd, ++id, crowded),
      vehicleId,
    }));
    return { ...someVehicle, vehicleId, vehicleNo: `P${vehicleId}`, keikkaGroup };
  });
  return gridDay(ajoneuvot, { yyyymmdd });
}
