import { betonitSql } from '../betoni/betonit.sql.js';
import { gridRowsSql, instant } from '../grid-row/grid-row.sql.js';
import { daySumsSql } from '../kuski/kuski.sql.js';

/** What order `o` has beside its declared fields and its grid row. */
const KEIKKA_SQL = `
select o.foreign_key as "foreignKey", o.locked, o.is_locked as "isLocked",
  o.laskupohja_id as "laskupohjaId", ${instant('o.updated_time')} as "updatedTime", o.ytunnus,
  o.is_step_log_accepted as "isStepLogAccepted", o.is_laskutus_set as "isLaskutusSet",
  o.is_toimitus_set as "isToimitusSet", o.has_toimitus as "hasToimitus",
  o.toimitus_toimitettu as "toimitusToimitettu", o.betonitiedot_lahetetty as "betonitiedotLahetetty",
  o.tilausvahvistus_lahetetty as "tilausvahvistusLahetetty"`;

const TEHDAS_SQL = `
select betoni_sijainti_lyh as "betoniSijaintiLyh",
  betoni_sijainti_lat as "betoniSijaintiLat", betoni_sijainti_lng as "betoniSijaintiLng",
  betoni_sijainti_osoite1 as "betoniSijaintiOsoite1", betoni_sijainti_osoite2 as "betoniSijaintiOsoite2"
from keikka_tehdas where keikka_id = o.keikka_id`;

/** The fields that a site and an order's copy of it share, as `TyomaaData`. */
const TYOMAA_COLUMNS_SQL = `
  tyomaa_nimi as "tyomaaNimi", tyomaa_num as "tyomaaNum", tyomaa_osoite1 as "tyomaaOsoite1",
  tyomaa_osoite2 as "tyomaaOsoite2", tyomaa_osoite3 as "tyomaaOsoite3", tyomaa_osoite4 as "tyomaaOsoite4",
  tyomaa_ajo_ohje as "tyomaaAjoOhje", tyomaa_memo as "tyomaaMemo", lasku_viite as "laskuViite",
  tyomaa_lat as "tyomaaLat", tyomaa_lng as "tyomaaLng", tyomaa_contact_person_id as "tyomaaContactPersonId",
  yhteyshenkilo_nimi as "yhteyshenkiloNimi", yhteyshenkilo_puhelin as "yhteyshenkiloPuhelin",
  yhteyshenkilo_email as "yhteyshenkiloEmail"`;

const KEIKKA_TYOMAA_SQL = `
select o.tyomaa_id as "tyomaaId", ${TYOMAA_COLUMNS_SQL} from keikka_tyomaa where keikka_id = o.keikka_id`;

const TYOMAA_SQL = `
select tyomaa_id as "tyomaaId", ${TYOMAA_COLUMNS_SQL} from tyomaa where tyomaa_id = o.tyomaa_id`;

const TILA_SQL = `
select keikka_tila_id as "keikkaTilaId", keikka_tila_selite as "keikkaTilaSelite",
  keikka_tila_selite2 as "keikkaTilaSelite2", keikka_tila_category as "keikkaTilaCategory", icon_name as "iconName",
  icon_color as "iconColor", is_selectable as "isSelectable", order_number as "orderNumber"
from keikka_tila where keikka_tila_id = o.keikka_tila_id`;

const VEHICLE_SQL = `
select vehicle_id as "vehicleId", vehicle_no as "vehicleNo", vehicle_reg_no as "vehicleRegNo",
  vehicle_nimi as "vehicleNimi", vehicle_puomi as "vehiclePuomi", vehicle_type_id as "vehicleTypeId",
  vehicle_type_name as "vehicleTypeName", asiakas_id as "asiakasId"
from vehicle where vehicle_id = o.vehicle_id`;

const ASIAKAS_SQL = `
select asiakas_id as "asiakasId", asiakas_nimi as "asiakasNimi", ytunnus, color_code as "colorCode"
from asiakas where asiakas_id = o.asiakas_id`;

const BETONI_ASIAKAS_SQL = `select email, phone from asiakas where asiakas_id = o.betoni_asiakas_id`;

const PERSON_SQL = `
select person_first_name as "personFirstName", person_last_name as "personLastName", person_phone as "personPhone",
  person_email as "personEmail"
from person where person_id = o.person_id`;

const MIDNIGHT = `date_trunc('day', o.pumppu_aika at time zone 'Europe/Helsinki')`;
const DAY_START = `(${MIDNIGHT} at time zone 'Europe/Helsinki')`;
const DAY_END = `((${MIDNIGHT} + interval '1 day') at time zone 'Europe/Helsinki' - interval '1 millisecond')`;

/** Drivers, each with the sums of the order's day (O-078). */
const KUSKIT_SQL = `
select p.person_id as "personId", p.person_first_name as "personFirstName", p.person_last_name as "personLastName",
  p.person_phone as "personPhone", d.is_explicit_assignment as "isExplicitAssignment",
  p.person_email as "personEmail", coalesce(s.m3, 0) as m3, coalesce(s."keikkaCount", 0) as "keikkaCount",
  coalesce(s."keikkaMinutes", 0) as "keikkaMinutes"
from keikka_kuski d
join person p using (person_id)
left join (${daySumsSql(DAY_START, DAY_END)}) s on s."personId" = d.person_id
where d.keikka_id = o.keikka_id
order by d.order_no, d.person_id`;

const one = (sql: string): string => `(select row_to_json(part) from (${sql}) part)`;
const all = (sql: string): string => `(select coalesce(json_agg(part), '[]') from (${sql}) part)`;

/**
 * The `KeikkaParts` of order $2 for company $1, or no row when there is no such order. One statement reads all parts,
 * so that they are of one moment and take one round trip. `fieldsOf` is the query of the declared fields of an order.
 */
export const keikkaPartsSql = (fieldsOf: (keikkaId: string) => string, isPriced: boolean): string => `
select ${one(fieldsOf('o.keikka_id'))} as fields, ${one(KEIKKA_SQL)} as keikka,
  (select json::json from (${gridRowsSql('select o.keikka_id')}) r) as row,
  ${one(TEHDAS_SQL)} as tehdas, ${one(KEIKKA_TYOMAA_SQL)} as "keikkaTyomaa", ${one(TYOMAA_SQL)} as tyomaa,
  ${all(betonitSql(isPriced))} as betonit, ${isPriced} as "isPriced", ${all(KUSKIT_SQL)} as kuskit, ${one(TILA_SQL)} as tila,
  ${one(VEHICLE_SQL)} as vehicle, ${one(ASIAKAS_SQL)} as asiakas, ${one(BETONI_ASIAKAS_SQL)} as "betoniAsiakas",
  ${one(PERSON_SQL)} as person,
  array(select distinct step_log_type_id from step_log where keikka_id = o.keikka_id) as "stepLogTypes"
from keikka o
where o.keikka_id = $2`;
