import type { Actor, DayWindow } from '@keikka/contracts';
import { daysTouched } from '@keikka/domain';
import type { CacheEntry } from '@keikka/server';
import { everything } from '../events/groups.js';

const day = (yyyymmdd: string): string => `day:${yyyymmdd}`;
const company = (asiakasId: number): string => `asiakas:${asiakasId}`;

/**
 * A grid day as it left, gzipped. A changed order clears its days for every company, because a company that may not
 * read the order can have it masked on its board (O-105), and a person can have a right of his own to it.
 */
export const gridDayCache: CacheEntry = {
  name: 'grid-day',
  ttlSeconds: 60,
  clearedBy: {
    'order.keikka.changed.v1': ({ days }) => days.map(day),
    'grid.palkki.changed.v1': ({ days }) => days.map(day),
    'staff.person-pvm.changed.v1': ({ yyyymmdd }) => [day(yyyymmdd)],
    'staff.vehicle.saved.v1': ({ asiakasId, plannedBy }) => [asiakasId, ...plannedBy].map(company),
    'staff.person.saved.v1': ({ asiakasId }) => (asiakasId === null ? [] : [company(asiakasId)]),
  },
};

export function gridDayGroups(actor: Actor, { start, end }: DayWindow): string[] {
  return [everything, company(actor.asiakasId), ...daysTouched(new Date(start), new Date(end)).map(day)];
}

/** Who sees what differs by rights, and by person: drivers and access records open single orders (O-241). */
export function gridDayVariant(
  actor: Actor,
  { start, end, yyyymmdd, sourceAsiakasId = 0 }: DayWindow,
): string {
  return [actor.personId, actor.settingTypes.join('.'), start, end, yyyymmdd, sourceAsiakasId].join(':');
}
