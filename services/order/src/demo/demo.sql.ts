/**
 * Sets of demo rows from one JSON parameter ($1). The generator chose the ids; rows that exist are left as they are.
 */
export const INSERT_SIJAINNIT_SQL = `
insert into sijainti (sijainti_id, asiakas_id, sijainti_nimi, sijainti_lyh, osoite1, osoite2, lat, lng)
select "sijaintiId", "asiakasId", "sijaintiNimi", "sijaintiLyh", osoite1, osoite2, lat, lng
from jsonb_to_recordset($1::jsonb) as d("sijaintiId" int, "asiakasId" int, "sijaintiNimi" text, "sijaintiLyh" text,
  osoite1 text, osoite2 text, lat float8, lng float8)
on conflict do nothing`;

export const INSERT_TYOMAAT_SQL = `
insert into tyomaa (tyomaa_id, asiakas_id, owner_asiakas_id, tyomaa_nimi, tyomaa_num, tyomaa_osoite1, tyomaa_osoite2,
  tyomaa_osoite3, tyomaa_osoite4, tyomaa_ajo_ohje, tyomaa_lat, tyomaa_lng, tyomaa_contact_person_id,
  yhteyshenkilo_nimi, yhteyshenkilo_puhelin, yhteyshenkilo_email, search_text)
select "tyomaaId", "asiakasId", "ownerAsiakasId", "tyomaaNimi", "tyomaaNum", "tyomaaOsoite1", "tyomaaOsoite2",
  "tyomaaOsoite3", "tyomaaOsoite4", "tyomaaAjoOhje", lat, lng, "tyomaaContactPersonId",
  "yhteyshenkiloNimi", "yhteyshenkiloPuhelin", "yhteyshenkiloEmail", "searchText"
from jsonb_to_recordset($1::jsonb) as d("tyomaaId" int, "asiakasId" int, "ownerAsiakasId" int, "tyomaaNimi" text,
  "tyomaaNum" text, "tyomaaOsoite1" text, "tyomaaOsoite2" text, "tyomaaOsoite3" text, "tyomaaOsoite4" text,
  "tyomaaAjoOhje" text, lat float8, lng float8, "tyomaaContactPersonId" int, "yhteyshenkiloNimi" text, "yhteyshenkiloPuhelin" text,
  "yhteyshenkiloEmail" text, "searchText" text)
on conflict do nothing`;

/** Whom a site names is one of its persons. */
export const INSERT_TYOMAAN_HENKILOT_SQL = `
insert into tyomaa_person (tyomaa_id, person_id, added_at)
select "tyomaaId", "tyomaaContactPersonId", now()
from jsonb_to_recordset($1::jsonb) as d("tyomaaId" int, "tyomaaContactPersonId" int)
where "tyomaaContactPersonId" is not null
on conflict do nothing`;

export const INSERT_KEIKAT_SQL = `
insert into keikka (keikka_id, owner_asiakas_id, source_asiakas_id, asiakas_id, asiakas_nimi, ytunnus,
  betoni_asiakas_id, pumppu_asiakas_id, tyomaa_id, vehicle_id, vehicle_type_id, keikka_tila_id, pumppu_aika,
  pumppu_kesto, pumppu_puomi, optimal_pumppu_puomi, pumppu_linja, keikka_otsikko, keikka_comment, keikka_ajo_ohje)
select d."keikkaId", d."ownerAsiakasId", d."sourceAsiakasId", d."asiakasId", coalesce(a.asiakas_nimi, ''),
  coalesce(a.ytunnus, ''), d."betoniAsiakasId", d."pumppuAsiakasId", d."tyomaaId", d."vehicleId", d."vehicleTypeId",
  d."keikkaTilaId", d."pumppuAika", d."pumppuKesto", d."pumppuPuomi", d."optimalPumppuPuomi", d."pumppuLinja",
  d."keikkaOtsikko", d."keikkaComment", d."keikkaAjoOhje"
from jsonb_to_recordset($1::jsonb) as d("keikkaId" int, "ownerAsiakasId" int, "sourceAsiakasId" int, "asiakasId" int,
  "betoniAsiakasId" int, "pumppuAsiakasId" int, "tyomaaId" int, "vehicleId" int, "vehicleTypeId" int,
  "keikkaTilaId" int, "pumppuAika" timestamptz, "pumppuKesto" int, "pumppuPuomi" real, "optimalPumppuPuomi" real,
  "pumppuLinja" real, "keikkaOtsikko" text, "keikkaComment" text, "keikkaAjoOhje" text)
left join asiakas a on a.asiakas_id = d."asiakasId"`;

/** An order stores its own copy of its site and factory, as when it is made by hand. */
export const INSERT_KEIKKA_TYOMAAT_SQL = `
insert into keikka_tyomaa (keikka_id, tyomaa_nimi, tyomaa_num, tyomaa_osoite1, tyomaa_osoite2, tyomaa_osoite3,
  tyomaa_osoite4, tyomaa_ajo_ohje, tyomaa_lat, tyomaa_lng, tyomaa_contact_person_id, yhteyshenkilo_nimi,
  yhteyshenkilo_puhelin, yhteyshenkilo_email)
select d."keikkaId", t.tyomaa_nimi, t.tyomaa_num, t.tyomaa_osoite1, t.tyomaa_osoite2, t.tyomaa_osoite3,
  t.tyomaa_osoite4, t.tyomaa_ajo_ohje, t.tyomaa_lat, t.tyomaa_lng, t.tyomaa_contact_person_id, t.yhteyshenkilo_nimi,
  t.yhteyshenkilo_puhelin, t.yhteyshenkilo_email
from jsonb_to_recordset($1::jsonb) as d("keikkaId" int, "tyomaaId" int)
join tyomaa t on t.tyomaa_id = d."tyomaaId"`;

export const INSERT_KEIKKA_TEHTAAT_SQL = `
insert into keikka_tehdas (keikka_id, betoni_sijainti_id, betoni_sijainti_nimi, betoni_sijainti_lyh,
  betoni_sijainti_osoite1, betoni_sijainti_osoite2, betoni_sijainti_lat, betoni_sijainti_lng, betoni_matka_m,
  betoni_matka_aika)
select d."keikkaId", d."betoniSijaintiId", coalesce(s.sijainti_nimi, ''), coalesce(s.sijainti_lyh, ''),
  coalesce(s.osoite1, ''), coalesce(s.osoite2, ''), s.lat, s.lng, d."betoniMatkaM", d."betoniMatkaAika"
from jsonb_to_recordset($1::jsonb) as d("keikkaId" int, "betoniSijaintiId" int, "betoniMatkaM" int,
  "betoniMatkaAika" real)
left join sijainti s on s.sijainti_id = d."betoniSijaintiId"`;

/** A line whose id is absent, or taken in a database from before, draws one. */
export const INSERT_BETONIT_SQL = `
insert into keikka_betoni (keikka_betoni_id, keikka_id, order_no, m3, laatu_id, rae_koko_id, lujuus_id, notkeus_id,
  kaytto_ika_id, rasitusluokat, is_nopea, betoni_comment, betoni_vahvistettu, betoni_string)
select case when "keikkaBetoniId" is null or exists (
      select 1 from keikka_betoni where keikka_betoni_id = "keikkaBetoniId")
    then nextval(pg_get_serial_sequence('keikka_betoni', 'keikka_betoni_id')) else "keikkaBetoniId" end,
  "keikkaId", "orderNo", m3, "laatuId", "raeKokoId", "lujuusId", "notkeusId", "kayttoIkaId", rasitusluokat, "isNopea",
  "betoniComment", "betoniVahvistettu", "betoniString"
from jsonb_to_recordset($1::jsonb) as d("keikkaBetoniId" int, "keikkaId" int, "orderNo" int, m3 numeric, "laatuId" int,
  "raeKokoId" int, "lujuusId" int, "notkeusId" int, "kayttoIkaId" int, rasitusluokat text, "isNopea" smallint,
  "betoniComment" text, "betoniVahvistettu" boolean, "betoniString" text)`;

export const INSERT_KUSKIT_SQL = `
insert into keikka_kuski (keikka_id, person_id, order_no)
select (d.keikka->>'keikkaId')::int, kuski.person_id::int, kuski.order_no
from jsonb_array_elements($1::jsonb) as d(keikka),
  jsonb_array_elements_text(d.keikka->'kuskit') with ordinality as kuski(person_id, order_no)`;

/** Messages lie a day before the pouring, but never in the future ($2 is now). */
export const INSERT_STEP_LOGS_SQL = `
insert into step_log (keikka_id, step_log_type_id, message, entry_time)
select k.keikka_id, type.id::int, $3::jsonb->>type.id, least(k.pumppu_aika - interval '1 day', $2::timestamptz)
from jsonb_array_elements($1::jsonb) as d(keikka)
join keikka k on k.keikka_id = (d.keikka->>'keikkaId')::int,
  jsonb_array_elements_text(d.keikka->'stepLogTypes') as type(id)`;

/** The owner of the thing grants the access. For a customer that is the company that keeps the customer's sites. */
export const INSERT_AUTHS_SQL = `
insert into auth (owner_asiakas_id, kind, target_id, person_id, level)
select case kind
    when 'keikka' then (select owner_asiakas_id from keikka where keikka_id = id)
    when 'tyomaa' then (select owner_asiakas_id from tyomaa where tyomaa_id = id)
    else (select min(owner_asiakas_id) from tyomaa where asiakas_id = id)
  end, kind, id, "personId", level
from jsonb_to_recordset($1::jsonb) as d(kind text, id int, "personId" int, level text)
on conflict do nothing`;

export const INSERT_SHORT_CUTS_SQL = `
insert into betoni_short_cut (betoni_short_cut_id, asiakas_id, betoni_short_cut, betoni_short_cut_nimi,
  betoni_short_cut_commands)
select "betoniShortCutId", "asiakasId", "betoniShortCut", "betoniShortCutNimi", "betoniShortCutCommands"
from jsonb_to_recordset($1::jsonb) as d("betoniShortCutId" int, "asiakasId" int, "betoniShortCut" text,
  "betoniShortCutNimi" text, "betoniShortCutCommands" text)
on conflict do nothing`;

/** Invoices as their first events would copy them. */
export const INSERT_LASKUT_SQL = `
insert into keikka_lasku_copy (keikka_lasku_id, keikka_id, laskuttaja_asiakas_id, status_name, varmenne)
select "keikkaLaskuId", "keikkaId", "laskuttajaAsiakasId", "statusName", 1
from jsonb_to_recordset($1::jsonb) as d("keikkaLaskuId" int, "keikkaId" int, "laskuttajaAsiakasId" int,
  "statusName" text)
on conflict do nothing`;

/** An invoice whose status is no longer that of a new one ($2) has had its status set. */
export const SET_LASKUTUS_SQL = `
update keikka k set is_laskutus_set = true
from jsonb_to_recordset($1::jsonb) as d("keikkaId" int, "statusName" text)
where k.keikka_id = d."keikkaId" and d."statusName" <> $2`;

/** Moves the id sequences behind the demo rows. */
export const MOVE_SEQUENCES_SQL = `
select setval(pg_get_serial_sequence('keikka', 'keikka_id'), (select coalesce(max(keikka_id), 0) + 1 from keikka), false),
  setval(pg_get_serial_sequence('tyomaa', 'tyomaa_id'), (select coalesce(max(tyomaa_id), 0) + 1 from tyomaa), false),
  setval(pg_get_serial_sequence('sijainti', 'sijainti_id'),
    (select coalesce(max(sijainti_id), 0) + 1 from sijainti), false),
  setval(pg_get_serial_sequence('betoni_short_cut', 'betoni_short_cut_id'),
    (select coalesce(max(betoni_short_cut_id), 0) + 1 from betoni_short_cut), false),
  setval(pg_get_serial_sequence('keikka_betoni', 'keikka_betoni_id'),
    (select coalesce(max(keikka_betoni_id), 0) + 1 from keikka_betoni), false)`;
