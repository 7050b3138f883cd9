import type { Actor, DayWindow } from '@keikka/contracts';
import { daysTouched } from '@keikka/domain';
import type { CacheEntry } from '@keikka/server';
import { EVERYTHING } from '../cache/groups.js';
import { companiesOf } from './day-staffing.js';

const day = (yyyymmdd: string): string => `day:${yyyymmdd}`;
const company = (asiakasId: number): string => `asiakas:${asiakasId}`;
const person = (personId: number): string => `person:${personId}`;
const companyDay = (asiakasId: number, yyyymmdd: string): string => `${company(asiakasId)}:${yyyymmdd}`;

const boards = (asiakasIds: readonly number[], days: readonly string[]): string[] =>
  asiakasIds.flatMap((asiakasId) => days.map((yyyymmdd) => companyDay(asiakasId, yyyymmdd)));

/**
 * The gzipped answer of a grid day. A changed order clears its days for the companies whose board may show it, also as
 * a mask (O-105) or to a person with a right of their own. When the event does not name them, it clears the days of
 * every company.
 */
export const gridDayCache: CacheEntry = {
  name: 'grid-day',
  ttlSeconds: 60,
  clearedBy: {
    'order.keikka.changed.v1': ({ onBoardsOf, days }) =>
      onBoardsOf ? boards(onBoardsOf, days) : days.map(day),
    'order.auth.changed.v1': ({ personId }) => [person(personId)],
    'grid.palkki.changed.v1': ({ visibleTo, days }) => boards(visibleTo, days),
    'staff.person-pvm.changed.v1': ({ yyyymmdd, staffing }) =>
      staffing ? boards(companiesOf(staffing), [yyyymmdd]) : [day(yyyymmdd)],
    'staff.vehicle.saved.v1': ({ asiakasId, plannedBy }) => [asiakasId, ...plannedBy].map(company),
    'staff.person.saved.v1': ({ asiakasId }) => (asiakasId === null ? [] : [company(asiakasId)]),
    // Orders of other companies show the name and colour too.
    'staff.asiakas.saved.v1': () => [EVERYTHING],
    // Staff has changed already, but the other parts of the day follow a moment later.
    'projection.followed.v1': ({ asiakasIds }) => asiakasIds.map(company),
  },
};

export function gridDayGroups({ asiakasId, personId }: Actor, { start, end }: DayWindow): string[] {
  const days = daysTouched(new Date(start), new Date(end));
  return [EVERYTHING, company(asiakasId), person(personId), ...days.map(day), ...boards([asiakasId], days)];
}

/** The variant covers rights and person: drivers and access records open single orders (O-241). */
export function gridDayVariant(
  actor: Actor,
  { start, end, yyyymmdd, sourceAsiakasId = 0 }: DayWindow,
): string {
  return [actor.personId, actor.settingTypes.join('.'), start, end, yyyymmdd, sourceAsiakasId].join(':');
}
