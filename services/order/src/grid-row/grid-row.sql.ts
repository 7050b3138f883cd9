import { instantSql } from '@keikka/server';

/** Concrete lines and drivers of order `k`. Each is an index look-up, so the plan stays good in large tables. */
const PARTS_SQL = `
cross join lateral (
  select coalesce(sum(m3), 0)::float8 as m3, coalesce(json_agg(json_build_object('keikkaBetoniId', keikka_betoni_id,
      'm3', m3::float8, 'betoniString', betoni_string, 'betoniVahvistettu', betoni_vahvistettu)
      order by order_no, keikka_betoni_id), '[]') as rows
    from keikka_betoni where keikka_id = k.keikka_id
) betonit
cross join lateral (
  select coalesce(json_agg(json_build_object('personId', p.person_id, 'personFirstName', p.person_first_name,
      'personLastName', p.person_last_name, 'personPhone', p.person_phone,
      'isExplicitAssignment', d.is_explicit_assignment) order by d.order_no, d.person_id), '[]') as rows
    from keikka_kuski d join person p using (person_id) where d.keikka_id = k.keikka_id
) kuskit`;

/** Degrees to the metre: a day has hundreds of them, and a clicked place has fifteen figures. */
const placeSql = (degrees: string): string => `round(${degrees}::numeric, 5)::float8`;

/** The keys of `GridKeikka`. Vehicle 0 and an empty start mean that the order has none yet. */
const COLUMNS_SQL = `
  true as "isKeikka", false as "isPalkki", false as "isTemp", k.keikka_id as "keikkaId",
  k.keikka_tila_id as "keikkaTilaId", coalesce(t.keikka_tila_category, 'muu') as "keikkaTilaCategory",
  coalesce(t.keikka_tila_selite, '') as "keikkaTilaSelite", coalesce(k.vehicle_id, 0) as "vehicleId",
  k.vehicle_row_num as "vehicleRowNum", k.vehicle_type_id as "vehicleTypeId", k.owner_asiakas_id as "ownerAsiakasId",
  k.source_asiakas_id as "sourceAsiakasId", coalesce(s.asiakas_nimi, '') as "sourceAsiakasNimi",
  coalesce(s.color_code, '') as "sourceAsiakasColorCode", k.asiakas_id as "asiakasId",
  coalesce(nullif(k.asiakas_nimi, ''), a.asiakas_nimi, '') as "asiakasNimi",
  coalesce(i.start_text, '') as "timeStart", coalesce(${instantSql('k.time_end')}, '') as "timeEnd",
  coalesce(i.start_text, '') as "pumppuAika", k.pumppu_kesto as "pumppuKesto",
  k.pumppu_asiakas_id as "pumppuAsiakasId", k.pumppu_puomi as "pumppuPuomi",
  k.optimal_pumppu_puomi as "optimalPumppuPuomi", k.pumppu_linja as "pumppuLinja", k.pumppu_matka_m as "pumppuMatkaM",
  k.pumppu_matka_aika as "pumppuMatkaAika", k.betoni_asiakas_id as "betoniAsiakasId",
  coalesce(b.asiakas_nimi, '') as "betoniAsiakasNimi", f.betoni_sijainti_nimi as "betoniSijaintiNimi",
  f.betoni_matka_m as "betoniMatkaM", f.betoni_matka_aika as "betoniMatkaAika", k.tyomaa_id as "tyomaaId",
  w.tyomaa_nimi as "tyomaaNimi", w.tyomaa_osoite1 as "tyomaaOsoite1", w.tyomaa_osoite2 as "tyomaaOsoite2",
  w.tyomaa_osoite3 as "tyomaaOsoite3", w.tyomaa_osoite4 as "tyomaaOsoite4",
  ${placeSql('w.tyomaa_lat')} as "tyomaaLat", ${placeSql('w.tyomaa_lng')} as "tyomaaLng",
  w.yhteyshenkilo_nimi as "yhteyshenkiloNimi", w.yhteyshenkilo_puhelin as "yhteyshenkiloPuhelin",
  k.keikka_otsikko as "keikkaOtsikko", k.keikka_comment as "keikkaComment", k.keikka_ajo_ohje as "keikkaAjoOhje",
  betonit.m3, betonit.rows as betonit, kuskit.rows as kuskit,
  '[]'::json as "keikkaReminders", k.tarkistettavat,
  k.is_laskutus_set as "isLaskutusSet", k.varmenne`;

/** One `GridKeikka` per order in `hit`. The day's list and the events both use this SQL. */
export const ROWS_OF_HIT_SQL = `
select k.keikka_id as "keikkaId", k.vehicle_id::text as key, row_to_json(r)::text as json
from hit
join keikka k on k.keikka_id = hit.keikka_id
join keikka_tyomaa w on w.keikka_id = hit.keikka_id
join keikka_tehdas f on f.keikka_id = hit.keikka_id
left join keikka_tila t using (keikka_tila_id)
left join asiakas s on s.asiakas_id = k.source_asiakas_id
left join asiakas a on a.asiakas_id = k.asiakas_id
left join asiakas b on b.asiakas_id = k.betoni_asiakas_id
${PARTS_SQL}
cross join lateral (select ${instantSql('k.pumppu_aika')} as start_text) i
cross join lateral (select ${COLUMNS_SQL}) r`;

/** One keyed `GridKeikka` for each `keikka_id` that the query `hit` selects. */
export const gridRowsSql = (hit: string): string => `with hit as (${hit}) ${ROWS_OF_HIT_SQL}`;
