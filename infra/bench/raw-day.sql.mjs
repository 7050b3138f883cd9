/**
 * The rows of a grid day as hand-written SQL would select them: the same orders, palkit and vehicles that the product's
 * services answer, as plain columns. $1 company, $2 start, $3 end, $4 day.
 */
export const ORDERS_SQL = `
select true as "isKeikka", false as "isPalkki", false as "isTemp", k.keikka_id as "keikkaId",
  k.keikka_tila_id as "keikkaTilaId", t.keikka_tila_category as "keikkaTilaCategory",
  t.keikka_tila_selite as "keikkaTilaSelite", k.vehicle_id as "vehicleId", k.vehicle_row_num as "vehicleRowNum",
  k.vehicle_type_id as "vehicleTypeId", k.owner_asiakas_id as "ownerAsiakasId",
  k.source_asiakas_id as "sourceAsiakasId", s.asiakas_nimi as "sourceAsiakasNimi",
  s.color_code as "sourceAsiakasColorCode", k.asiakas_id as "asiakasId", a.asiakas_nimi as "asiakasNimi",
  k.pumppu_aika as "timeStart", k.time_end as "timeEnd", k.pumppu_aika as "pumppuAika",
  k.pumppu_kesto as "pumppuKesto", k.pumppu_asiakas_id as "pumppuAsiakasId", k.pumppu_puomi as "pumppuPuomi",
  k.optimal_pumppu_puomi as "optimalPumppuPuomi", k.pumppu_linja as "pumppuLinja",
  k.pumppu_matka_m as "pumppuMatkaM", k.pumppu_matka_aika as "pumppuMatkaAika",
  k.betoni_asiakas_id as "betoniAsiakasId", b.asiakas_nimi as "betoniAsiakasNimi",
  f.betoni_sijainti_nimi as "betoniSijaintiNimi", f.betoni_matka_m as "betoniMatkaM",
  f.betoni_matka_aika as "betoniMatkaAika", k.tyomaa_id as "tyomaaId", w.tyomaa_nimi as "tyomaaNimi",
  w.tyomaa_osoite1 as "tyomaaOsoite1", w.tyomaa_osoite2 as "tyomaaOsoite2", w.tyomaa_osoite3 as "tyomaaOsoite3",
  w.tyomaa_osoite4 as "tyomaaOsoite4", w.tyomaa_lat as "tyomaaLat", w.tyomaa_lng as "tyomaaLng", w.yhteyshenkilo_nimi as "yhteyshenkiloNimi",
  w.yhteyshenkilo_puhelin as "yhteyshenkiloPuhelin", k.keikka_otsikko as "keikkaOtsikko",
  k.keikka_comment as "keikkaComment", k.keikka_ajo_ohje as "keikkaAjoOhje", k.varmenne
from keikka k
join keikka_tyomaa w using (keikka_id)
join keikka_tehdas f using (keikka_id)
left join keikka_tila t using (keikka_tila_id)
left join asiakas s on s.asiakas_id = k.source_asiakas_id
left join asiakas a on a.asiakas_id = k.asiakas_id
left join asiakas b on b.asiakas_id = k.betoni_asiakas_id
where (k.owner_asiakas_id = $1 or k.vehicle_id in (select vehicle_id from vehicle where asiakas_id = $1 or $1 = any(planned_by)))
  and k.pumppu_aika < $3 and k.time_end > $2 and k.pumppu_aika > $2::timestamptz - interval '7 days'
  and k.vehicle_id is not null and k.keikka_tila_id <> 10`;

export const LINES_SQL = `select keikka_id as "keikkaId", keikka_betoni_id as "keikkaBetoniId", m3::float8 as m3,
  betoni_string as "betoniString", betoni_vahvistettu as "betoniVahvistettu"
from keikka_betoni where keikka_id = any($1) order by keikka_id, order_no`;

export const DRIVERS_SQL = `select d.keikka_id as "keikkaId", p.person_id as "personId",
  p.person_first_name as "personFirstName", p.person_last_name as "personLastName", p.person_phone as "personPhone",
  d.is_explicit_assignment as "isExplicitAssignment"
from keikka_kuski d join person p using (person_id) where d.keikka_id = any($1) order by d.keikka_id, d.order_no`;

export const BARS_SQL = `select p.palkki_id as "palkkiId", p.vehicle_id as "vehicleId", p.time_start as "timeStart",
  p.time_end as "timeEnd", p.keikka_comment as "keikkaComment", p.style, p.owner_asiakas_id as "ownerAsiakasId",
  p.source_asiakas_id as "sourceAsiakasId", p.grid_palkki_type_id as "grid_palkkiTypeId", p.varmenne
from palkki p where p.owner_asiakas_id = $1 and p.time_start < $3 and p.time_end > $2 and p.deleted_time is null`;

export const VEHICLES_SQL = `select v.vehicle_id as "vehicleId", v.vehicle_no as "vehicleNo",
  v.vehicle_reg_no as "vehicleRegNo", v.vehicle_nimi as "vehicleNimi", v.vehicle_puomi as "vehiclePuomi",
  v.vehicle_type_id as "vehicleTypeId", t.vehicle_type_name as "vehicleTypeName", v.asiakas_id as "asiakasId",
  a.asiakas_nimi as "asiakasNimi", v.first_date as "firstDate", v.last_date as "lastDate", v.sort_no as "sortNo",
  v.default_kuski_person_id as "defaultKuski_personId", p.person_first_name as "personFirstName",
  p.person_last_name as "personLastName", p.person_phone as "personPhone"
from vehicle v join vehicle_type t using (vehicle_type_id) join asiakas a on a.asiakas_id = v.asiakas_id
left join person p on p.person_id = v.default_kuski_person_id
where v.asiakas_id = $1 or v.asiakas_id in (select linked_asiakas_id from asiakas_asiakas_link
  where asiakas_id = $1 and asiakas_asiakas_link_type_id = 2)
order by v.asiakas_id, v.sort_no`;

export const PERSONS_SQL = `select p.person_id as "personId", p.person_first_name as "personFirstName",
  p.person_last_name as "personLastName", p.person_phone as "personPhone", p.person_email as "personEmail",
  p.start_date as "startDate", p.end_date as "endDate", s.status_name as "statusName", s.pois
from person p
left join person_pvm d on d.person_id = p.person_id and d.pvm = $2
left join person_pvm_status s using (person_pvm_status_id)
where p.asiakas_id = $1 and p.person_deleted_time is null`;
