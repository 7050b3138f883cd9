import { LONGEST_KEIKKA_SQL, TAKES_TIME_SQL } from '../keikka/keikka-work.sql.js';
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
