import { keikkaTila } from '@keikka/domain';
import { instantSql } from '@keikka/server';
import { ALLOW_VIEW_SQL, USABLE_AUTH_SQL } from '../access/keikka-access.policy.js';

/**
 * `PreviousKeikka` rows: the orders at site $3 other than $4 that begin from $5 to $6 and that person $2 of company $1 may
 * see.
 */
export const PREVIOUS_SQL = `with ${USABLE_AUTH_SQL}
select k.keikka_id as "keikkaId", k.keikka_tila_id as "keikkaTilaId",
  coalesce(t.keikka_tila_selite, '') as "keikkaTilaSelite", ${instantSql('k.pumppu_aika')} as "pumppuAika",
  k.pumppu_kesto as "pumppuKesto", k.pumppu_linja as "pumppuLinja", k.keikka_otsikko as "keikkaOtsikko",
  coalesce(nullif(k.asiakas_nimi, ''), a.asiakas_nimi, '') as "asiakasNimi",
  coalesce(v.vehicle_no, '') as "vehicleNo", v.vehicle_puomi as "vehiclePuomi", b.m3, b.names as "betoniString"
from keikka k
left join keikka_tila t using (keikka_tila_id)
left join asiakas a on a.asiakas_id = k.asiakas_id
left join vehicle v on v.vehicle_id = k.vehicle_id
cross join lateral (
  select coalesce(sum(m3), 0)::float8 as m3,
    coalesce(string_agg(distinct nullif(betoni_string, ''), ' · '), '') as names
  from keikka_betoni where keikka_id = k.keikka_id
) b
where k.tyomaa_id = $3 and k.keikka_id <> $4 and k.pumppu_aika between $5 and $6
  and k.keikka_tila_id <> ${keikkaTila.poistettu} and (${ALLOW_VIEW_SQL})
order by k.pumppu_aika desc, k.keikka_id desc`;
