import type { DataSource } from 'typeorm';
import {
  tyomaaFields,
  type AsiakasData,
  type Betoni,
  type GridKeikka,
  type KeikkaData,
  type KeikkaKuskiOfDay,
  type KeikkaTila,
  type PersonData,
  type TyomaaData,
  type VehicleData,
} from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import { columnsSql, prepared } from '@keikka/server';
import { IS_PARTY_SQL } from '../access/keikka-access.policy.js';
import { betonitSql } from './betonit.sql.js';
import { CONTACT_IDS_SQL } from '../keikka/keikka-haku.sql.js';
import { gridRowsSql } from '../grid-row/grid-row.sql.js';
import { DAY_END_SQL, DAY_START_SQL } from '../keikka/keikka-work.sql.js';
import { keikat } from '../keikka/keikka.record.js';
import { KUSKIT_SQL } from '../kuski/kuski.sql.js';
import { partsSql } from '../matka/matka.sql.js';
import { LASKUT_SQL } from '../keikka-laskutus/keikka-lasku-copy.sql.js';
import { IS_KEPT_SQL } from '../step-log/step-log.sql.js';
import { Tyomaa } from '../tyomaa/tyomaa.entity.js';

/** Columns that leave beside the declared fields: copies of what is picked, and what acts and other systems set. */
export const otherColumns = [
  'ytunnus',
  'foreignKey',
  'copiedFromId',
  'locked',
  'isLocked',
  'laskupohjaId',
  'updatedTime',
  'isStepLogAccepted',
  'isLaskutusSet',
  'isToimitusSet',
  'hasToimitus',
  'toimitusToimitettu',
  'betonitiedotLahetetty',
  'tilausvahvistusLahetetty',
  'betoniSijaintiNimi',
  'betoniSijaintiLyh',
  'betoniSijaintiLat',
  'betoniSijaintiLng',
  'betoniSijaintiOsoite1',
  'betoniSijaintiOsoite2',
] as const;

/** Everything one order is made of, as `keikkaPartsSql` reads it. */
export interface KeikkaParts {
  /** The declared fields as the database prints them, and the other columns. */
  keikka: Pick<KeikkaData, (typeof otherColumns)[number]>;
  row: GridKeikka;
  /** The site as its owner knows it. */
  tyomaa: TyomaaData | null;
  /** With their prices when the reader may see them. */
  betonit: Betoni[];
  isPriced: boolean;
  kuskit: KeikkaKuskiOfDay[];
  tila: KeikkaTila | null;
  vehicle: VehicleData | null;
  asiakas: AsiakasData | null;
  betoniAsiakas: { email: string; phone: string } | null;
  pumppuAsiakasNimi: string | null;
  /** The contacts, and who ordered. */
  persons: PersonData[];
  /** The orders of its vehicle that day, as far as the reader's company has a part in them. */
  vehicleKeikkaIds: number[];
  /** The invoices of the order that the reader's company sends; none for who may not know of them. */
  laskut: KeikkaData['laskut'];
  /** The way that it keeps is an estimate. */
  isMatkaArvio: boolean;
  /** Types of the order's step log messages. */
  stepLogTypes: number[];
}

const TILA_SQL = `
select keikka_tila_id as "keikkaTilaId", keikka_tila_selite as "keikkaTilaSelite",
  keikka_tila_selite2 as "keikkaTilaSelite2", keikka_tila_category as "keikkaTilaCategory", icon_name as "iconName",
  icon_color as "iconColor", is_selectable as "isSelectable", order_number as "orderNumber"
from keikka_tila where keikka_tila_id = o.keikka_tila_id`;

export const VEHICLE_SQL = `
select vehicle_id as "vehicleId", vehicle_no as "vehicleNo", vehicle_reg_no as "vehicleRegNo",
  vehicle_nimi as "vehicleNimi", vehicle_puomi as "vehiclePuomi", vehicle_type_id as "vehicleTypeId",
  vehicle_type_name as "vehicleTypeName", asiakas_id as "asiakasId"
from vehicle where vehicle_id = o.vehicle_id`;

export const ASIAKAS_SQL = `
select asiakas_id as "asiakasId", asiakas_nimi as "asiakasNimi", ytunnus, color_code as "colorCode"
from asiakas where asiakas_id = o.asiakas_id`;

const BETONI_ASIAKAS_SQL = `select email, phone from asiakas where asiakas_id = o.betoni_asiakas_id`;

const PERSONS_SQL = `
select p.person_id as "personId", p.person_first_name as "personFirstName", p.person_last_name as "personLastName",
  p.person_phone as "personPhone", p.person_email as "personEmail"
from keikka k join keikka_tyomaa w using (keikka_id) join person p on p.person_id = any(${CONTACT_IDS_SQL})
where k.keikka_id = o.keikka_id
order by p.person_id`;

const VEHICLE_DAY_SQL = `
select k.keikka_id from keikka k
where k.vehicle_id = o.vehicle_id and k.pumppu_aika between ${DAY_START_SQL} and ${DAY_END_SQL}
  and k.keikka_tila_id <> ${keikkaTila.poistettu} and (k.keikka_id = o.keikka_id or ${IS_PARTY_SQL})
order by k.pumppu_aika, k.keikka_id`;

/** An order keeps metres and minutes alone: they are an estimate as long as its way is known as such (R-01a). */
const MATKA_ARVIO_SQL = `exists (
  select from keikka_tehdas f join keikka_tyomaa w using (keikka_id)
    join matka m on m.sijainti_id = f.betoni_sijainti_id
      and m.tyomaa_lat = ${partsSql('w.tyomaa_lat')} and m.tyomaa_lng = ${partsSql('w.tyomaa_lng')}
  where f.keikka_id = o.keikka_id and m.is_arvio
    and m.matka_m = f.betoni_matka_m and m.matka_aika = f.betoni_matka_aika)`;

export const one = (sql: string): string => `(select row_to_json(part) from (${sql}) part)`;
export const all = (sql: string): string => `(select coalesce(json_agg(part), '[]') from (${sql}) part)`;

/**
 * The `KeikkaParts` of order $2 for company $1, with its invoices if $3, or no row when there is no such order. One statement reads all parts,
 * so that they are of one moment and take one round trip.
 */
export function keikkaPartsSql(dataSource: DataSource, isPriced: boolean): string {
  const tyomaaSql = `
select tyomaa_id as "tyomaaId", ${columnsSql(dataSource, Tyomaa, tyomaaFields)}
from tyomaa where tyomaa_id = o.tyomaa_id`;
  return prepared(`
select ${one(keikat.selectSql(dataSource, 'o.keikka_id', otherColumns))} as keikka,
  (select json::json from (${gridRowsSql('select o.keikka_id')}) r) as row, ${one(tyomaaSql)} as tyomaa,
  ${all(betonitSql(dataSource, isPriced))} as betonit, ${isPriced} as "isPriced", ${all(KUSKIT_SQL)} as kuskit, ${one(TILA_SQL)} as tila,
  ${one(VEHICLE_SQL)} as vehicle, ${one(ASIAKAS_SQL)} as asiakas, ${one(BETONI_ASIAKAS_SQL)} as "betoniAsiakas",
  (select asiakas_nimi from asiakas where asiakas_id = o.pumppu_asiakas_id) as "pumppuAsiakasNimi",
  ${all(PERSONS_SQL)} as persons,
  case when $3 then ${all(LASKUT_SQL)} else '[]'::json end as laskut,
  array(${VEHICLE_DAY_SQL}) as "vehicleKeikkaIds",
  ${MATKA_ARVIO_SQL} as "isMatkaArvio",
  array(select distinct l.step_log_type_id from step_log l where l.keikka_id = o.keikka_id and ${IS_KEPT_SQL}) as "stepLogTypes"
from keikka o
where o.keikka_id = $2`);
}
