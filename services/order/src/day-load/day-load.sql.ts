import { TAKES_TIME_SQL } from '../keikka/keikka-work.sql.js';
import { IS_PARTY_SQL } from '../access/keikka-access.policy.js';

/**
 * `DayLoad` rows: $1 company, $2 start of the first day, $3 end of the last. A day counts the orders that begin on it;
 * cancelled and deleted ones are no work, and a day without work has no row.
 */
export const DAY_LOADS_SQL = `
select to_char(k.pumppu_aika at time zone 'Europe/Helsinki', 'YYYYMMDD') as yyyymmdd,
  count(*)::int as "keikkaCount", coalesce(sum(b.m3), 0)::float8 as m3
from keikka k
left join lateral (select sum(m3) as m3 from keikka_betoni where keikka_id = k.keikka_id) b on true
where k.pumppu_aika between $2 and $3 and k.vehicle_id is not null and ${TAKES_TIME_SQL}
  and ${IS_PARTY_SQL}
group by 1
order by 1`;
