import { keikkaTila, keikkaTilaSelite } from '@keikka/domain';
import { LONGEST_KEIKKA_SQL } from '../keikka/keikka-work.sql.js';
import { gridVehicleJsonSql, instantSql } from '@keikka/server';
import { ALLOW_VIEW_SQL, IS_PARTY_SQL, USABLE_AUTH_SQL } from '../access/keikka-access.policy.js';
import { ROWS_OF_HIT_SQL } from '../grid-row/grid-row.sql.js';

/** `maskKeikka` of libs/contracts, in SQL. */
const MASKED_ROWS_SQL = `
select k.keikka_id, k.vehicle_id::text, json_build_object('isKeikka', true, 'isPalkki', false, 'isTemp', false,
  'keikkaId', k.keikka_id, 'keikkaTilaId', ${keikkaTila.eiPaasya}, 'keikkaTilaCategory', 'muu', 'keikkaTilaSelite', '${keikkaTilaSelite.eiPaasya}',
  'vehicleId', k.vehicle_id, 'ownerAsiakasId', k.owner_asiakas_id, 'timeStart', ${instantSql('k.pumppu_aika')},
  'timeEnd', ${instantSql('k.time_end')}, 'pumppuAika', ${instantSql('k.pumppu_aika')}, 'pumppuKesto', k.pumppu_kesto,
  'kuskit', '[]'::json, 'betonit', '[]'::json)::text
from overlapping o join keikka k using (keikka_id)
where not o.readable and $5 = 0 and (
  o.vehicle_id in (select vehicle_id from vehicle where asiakas_id = $1 or $1 = any(planned_by))
  or o.vehicle_id in (select vehicle_id from overlapping where readable))`;

/**
 * A `GridVehicle` under the key `f<id>` for each vehicle that carries an order of the viewer's company (G-005) and is
 * not in staff's list: neither the company's own nor opened to it by a link. It shows which vehicle comes and nothing
 * of how its owner runs it.
 */
const UNLINKED_VEHICLE_ROWS_SQL = `
select null::int, 'f' || v.vehicle_id, ${gridVehicleJsonSql({
  vehicleTypeName: 'v.vehicle_type_name',
  plannable: 'false',
})}
from (
  select vehicle_id from overlapping where readable and is_party and $5 in (0, source_asiakas_id) group by 1
) h
join vehicle v using (vehicle_id)
left join asiakas a using (asiakas_id)
where v.asiakas_id <> $1 and not $1 = any(v.planned_by) and not $1 = any(v.ordered_by)`;

/**
 * The orders of a window: $1 the viewer's company, $2 the person, $3 start, $4 end, $5 source company or 0.
 * An order that the viewer may not read is masked where its vehicle stands on the viewer's board: an own vehicle, one
 * the company plans, or one that carries an order the viewer reads. Elsewhere it is absent. With a source filter masks
 * are absent too, since a mask would give away the source. No order lasts longer than a week, so the start bounds the
 * index scan.
 */
export const WINDOW_SQL = `with ${USABLE_AUTH_SQL}, overlapping as materialized (
  select k.keikka_id, k.vehicle_id, k.source_asiakas_id, ${IS_PARTY_SQL} as is_party, (${ALLOW_VIEW_SQL}) as readable
  from keikka k
  where k.pumppu_aika < $4 and k.pumppu_aika > $3::timestamptz - ${LONGEST_KEIKKA_SQL} and k.time_end > $3
    and k.pumppu_kesto > 0 and k.vehicle_id is not null and k.keikka_tila_id <> ${keikkaTila.poistettu}
  union all
  select k.keikka_id, k.vehicle_id, k.source_asiakas_id, ${IS_PARTY_SQL}, (${ALLOW_VIEW_SQL})
  from keikka k
  where k.pumppu_aika < $4 and k.pumppu_aika >= $3 and k.pumppu_kesto < 0
    and k.vehicle_id is not null and k.keikka_tila_id <> ${keikkaTila.poistettu}
), hit as (
  select keikka_id from overlapping where readable and $5 in (0, source_asiakas_id)
)
${ROWS_OF_HIT_SQL}
union all ${MASKED_ROWS_SQL}
union all ${UNLINKED_VEHICLE_ROWS_SQL}`;
