import {
  DAY_END_SQL,
  DAY_START_SQL,
  IS_DELIVERED_SQL,
  LONGEST_KEIKKA_SQL,
  TAKES_TIME_SQL,
} from '../keikka/keikka-work.sql.js';
import { IS_PARTY_SQL } from '../access/keikka-access.policy.js';

/**
 * `KuskiDaySum` rows: the work of drivers on a day, over orders that company $1 has a part in. Start and end of the day
 * are SQL expressions. Cancelled and deleted orders do not count.
 */
export const daySumsSql = (start: string, end: string): string => `
select d.person_id as "personId", coalesce(sum(b.m3), 0)::float8 as m3, count(*)::int as "keikkaCount",
  sum(k.pumppu_kesto)::int as "keikkaMinutes"
from keikka k
join keikka_kuski d using (keikka_id)
left join lateral (select sum(m3) as m3 from keikka_betoni where keikka_id = k.keikka_id) b on true
where k.pumppu_aika <= ${end} and k.pumppu_aika > ${start}::timestamptz - ${LONGEST_KEIKKA_SQL} and k.time_end > ${start}
  and k.vehicle_id is not null and ${TAKES_TIME_SQL}
  and ${IS_PARTY_SQL}
group by d.person_id
order by d.person_id`;

/**
 * `KuskiSum` rows: the own orders of company $1 that are delivered and began in the six months before the day $2. The
 * index `keikka_delivered` serves it.
 */
export const SUMS_SQL = `
select d.person_id as "personId", coalesce(sum(b.m3), 0)::float8 as m3, count(*)::int as "keikkaCount"
from keikka k
join keikka_kuski d using (keikka_id)
left join lateral (select sum(m3) as m3 from keikka_betoni where keikka_id = k.keikka_id) b on true
where k.owner_asiakas_id = $1 and ${IS_DELIVERED_SQL}
  and k.pumppu_aika >= ($2::date - interval '6 months') at time zone 'Europe/Helsinki'
  and k.pumppu_aika < $2::date::timestamp at time zone 'Europe/Helsinki'
group by d.person_id
order by d.person_id`;

/** Drivers of order `o` for company $1, each with the sums of the order's day (O-078). */
export const KUSKIT_SQL = `
select p.person_id as "personId", p.person_first_name as "personFirstName", p.person_last_name as "personLastName",
  p.person_phone as "personPhone", d.is_explicit_assignment as "isExplicitAssignment",
  p.person_email as "personEmail", coalesce(s.m3, 0) as m3, coalesce(s."keikkaCount", 0) as "keikkaCount",
  coalesce(s."keikkaMinutes", 0) as "keikkaMinutes"
from keikka_kuski d
join person p using (person_id)
left join (${daySumsSql(DAY_START_SQL, DAY_END_SQL)}) s on s."personId" = d.person_id
where d.keikka_id = o.keikka_id
order by d.order_no, d.person_id`;

/** The drivers of order $2, as the order's answer has them. */
export const KUSKIT_OF_KEIKKA_SQL = `
select coalesce(json_agg(part), '[]') as kuskit from keikka o cross join lateral (${KUSKIT_SQL}) part where o.keikka_id = $2`;
