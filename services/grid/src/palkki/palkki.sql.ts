import { palkkiTypeId } from '@keikka/domain';
import { instantSql, prepared } from '@keikka/server';

export const PALKKI_ORDER = `order by p.time_start, p.palkki_id`;

/**
 * One palkki as the `GridPalkki` of libs/contracts, in one line of JSON. The day, the answer of a save and the live
 * event all use this SQL, so that they cannot differ. Where `isOwn` is false, it is what a guest company gets of it: see
 * `forGuest`, which does the same to a row.
 */
const palkkiRowsSql = (isOwn: string): string => `
select p.vehicle_id as key, jsonb_build_object(
  'isKeikka', false, 'isPalkki', true, 'isTemp', p.grid_palkki_type_id = ${palkkiTypeId.valiaikainen},
  'palkkiId', p.palkki_id, 'keikkaId', case when ${isOwn} then p.keikka_id end,
  'keikkaTilaId', -100, 'keikkaTilaCategory', 'palkki',
  'vehicleId', p.vehicle_id, 'timeStart', t.starts, 'timeEnd', t.ends, 'starttime', t.starts, 'endtime', t.ends,
  'pumppuAika', t.starts, 'pumppuKesto', round(extract(epoch from p.time_end - p.time_start) / 60)::int,
  'keikkaComment', p.keikka_comment, 'text', p.keikka_comment, 'style', p.style,
  'ownerAsiakasId', p.owner_asiakas_id,
  'sourceAsiakasId', case when ${isOwn} then p.source_asiakas_id end,
  'grid_palkkiTypeId', p.grid_palkki_type_id, 'grid_palkkiType', type.grid_palkki_type,
  'grid_palkkiTypeDescription', type.grid_palkki_type_description, 'vehicleAvailable', type.vehicle_available,
  'deletedTime', ${instantSql('p.deleted_time')},
  'kuskit', coalesce((
    select jsonb_agg(jsonb_build_object(
      'personId', k.person_id, 'personFirstName', coalesce(k.person_first_name, ''),
      'personLastName', coalesce(k.person_last_name, ''), 'personPhone', coalesce(k.person_phone, ''),
      'isExplicitAssignment', true) order by k.person_last_name, k.person_first_name, k.person_id)
    from (palkki_kuski left join person using (person_id)) k where ${isOwn} and k.palkki_id = p.palkki_id), '[]'),
  'varmenne', p.varmenne)::text as json
from palkki p
join palkki_type type using (grid_palkki_type_id)
cross join lateral (select ${instantSql('p.time_start')} as starts, ${instantSql('p.time_end')} as ends) t`;

/** Palkit as their owner has them. */
export const OWN_ROWS_SQL = palkkiRowsSql('true');

/** Palkit as company $1 has them. */
export const PALKKI_ROWS_SQL = palkkiRowsSql('p.owner_asiakas_id = $1');

/**
 * Palkit that company $1 sees: its own, and those of others that list it in their visibility and are not private
 * (G-295). Nobody sees deleted palkit (G-138).
 */
export const SEEN_BY_COMPANY = `
  p.grid_palkki_type_id <> ${palkkiTypeId.poistettu}
  and (p.owner_asiakas_id = $1 or p.grid_palkki_type_id <> ${palkkiTypeId.yksityinen}
    and p.palkki_id = any(array(select palkki_id from palkki_visibility where asiakas_id = $1)))`;

/** Palkit that overlap a window ($2, $3), seen by a company ($1). */
export const PALKKI_WINDOW_SQL = `${PALKKI_ROWS_SQL}
where ${SEEN_BY_COMPANY} and p.time_start < $3 and p.time_end > $2`;

/** The palkki in question starts ($3) and ends ($4) so near an order on its vehicle ($2) that it stands beside it (O-062). */
const BESIDE_SQL = `vehicle_id = $2
  and time_start > $3::timestamptz - interval '11 minutes' and time_start < $3::timestamptz + interval '11 minutes'
  and time_end > $4::timestamptz - interval '61 minutes' and time_end < $4::timestamptz + interval '61 minutes'`;

/** Palkit of an order ($5), and those beside it, seen by a company ($1) (O-093). Each of the two has an index of its own. */
export const OF_KEIKKA_SQL = prepared(`
select p.palkki_id as "palkkiId", p.grid_palkki_type_id as "grid_palkkiTypeId",
  type.grid_palkki_type as "grid_palkkiType", type.grid_palkki_type_description as "grid_palkkiTypeDescription",
  p.keikka_comment as "keikkaComment", coalesce(${BESIDE_SQL}, false) as overlaps,
  ${instantSql('p.time_start')} as "timeStart", ${instantSql('p.time_end')} as "timeEnd"
from palkki p
join palkki_type type using (grid_palkki_type_id)
where ${SEEN_BY_COMPANY} and p.palkki_id = any(array(
  select palkki_id from palkki where keikka_id = $5
  union
  select palkki_id from palkki where ${BESIDE_SQL}))
${PALKKI_ORDER}`);
