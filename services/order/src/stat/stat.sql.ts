import { TAKES_TIME_SQL } from '../keikka/keikka-work.sql.js';

/**
 * `WeightedStat` rows: the own orders of company $1 that begin by $2, each with the weight ($4) of the newest window ($3)
 * that it is in. Cancelled and deleted ones are no work.
 */
export const WEIGHTED_SQL = `
select k.betoni_asiakas_id as "betoniAsiakasId", coalesce(maker.asiakas_nimi, '') as "betoniAsiakasNimi",
  k.pumppu_asiakas_id as "pumppuAsiakasId", coalesce(pumper.asiakas_nimi, '') as "pumppuAsiakasNimi",
  k.source_asiakas_id as "sourceAsiakasId", coalesce(source.asiakas_nimi, '') as "sourceAsiakasNimi",
  coalesce(source.color_code, '') as "sourceAsiakasColorCode",
  coalesce(sum(w.weight * b.m3), 0)::float8 as "weightedM3", sum(w.weight)::float8 as "weightedCount",
  sum(w.weight * k.pumppu_kesto)::float8 as "weightedKeikkaMinutes"
from keikka k
cross join lateral (
  select weight from unnest($3::timestamptz[], $4::numeric[]) as windows(since, weight)
  where k.pumppu_aika >= since order by since desc limit 1
) w
left join lateral (select sum(m3) as m3 from keikka_betoni where keikka_id = k.keikka_id) b on true
left join asiakas maker on maker.asiakas_id = k.betoni_asiakas_id
left join asiakas pumper on pumper.asiakas_id = k.pumppu_asiakas_id
left join asiakas source on source.asiakas_id = k.source_asiakas_id
where k.owner_asiakas_id = $1 and k.pumppu_aika <= $2 and k.pumppu_aika >= ($3::timestamptz[])[array_upper($3, 1)]
  and ${TAKES_TIME_SQL}
group by 1, 2, 3, 4, 5, 6, 7
order by "weightedM3" desc, "sourceAsiakasId", "betoniAsiakasId", "pumppuAsiakasId"`;
