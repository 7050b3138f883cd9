import { instantSql } from '@keikka/server';

/** A change as it is stored, with the order's status when it was made. */
export interface StoredMuutos {
  changeId: number;
  changeType: 'CREATE' | 'UPDATE' | 'DELETE';
  fieldName: string;
  oldValue: unknown;
  newValue: unknown;
  varmenne: number;
  personId: number | null;
  personFullName: string | null;
  timestamp: string;
  tila: string | null;
}

/** Changes of the status of the order of change `h`. */
const STATUS_CHANGES_SQL = `change_history s where s.entity_type = h.entity_type and s.entity_id = h.entity_id
  and s.field_name = 'keikkaTilaId'`;

/** The status before the version that change `h` belongs to: that of the last change before, or what the next one replaced. */
const TILA_ID_SQL = `coalesce(
  (select (s.new_value #>> '{}')::int from ${STATUS_CHANGES_SQL} and s.varmenne < h.varmenne
    order by s.change_id desc limit 1),
  (select (s.old_value #>> '{}')::int from ${STATUS_CHANGES_SQL} and s.varmenne >= h.varmenne
    order by s.change_id limit 1),
  (select k.keikka_tila_id from keikka k where k.keikka_id = h.entity_id))`;

/** The changes of order $1, the newest first, without those of fields like $2: $3 of them after the first $4. */
export const MUUTOKSET_SQL = `
select h.change_id::float8 as "changeId", h.change_type as "changeType", h.field_name as "fieldName",
  h.old_value as "oldValue", h.new_value as "newValue", h.varmenne, h.person_id as "personId",
  h.person_name as "personFullName", ${instantSql('h.timestamp')} as timestamp, t.keikka_tila_selite as tila
from change_history h
left join keikka_tila t on t.keikka_tila_id = ${TILA_ID_SQL}
where h.entity_type = 'keikka' and h.entity_id = $1 and not h.field_name like any($2)
order by h.change_id desc limit $3 offset $4`;

/** The concrete lines of order $1 in their order. */
export const LINES_SQL = `select keikka_betoni_id as id from keikka_betoni where keikka_id = $1
order by order_no, keikka_betoni_id`;

/** The names of things: $1 is a JSON list of `{ to, id }`. Those that are deleted keep their names. */
export const NAMES_SQL = `
with wanted as (select distinct w."to", w.id from jsonb_to_recordset($1::jsonb) as w("to" text, id int))
select "to", id, asiakas_nimi as name from wanted join asiakas on asiakas_id = id
  where "to" in ('asiakas', 'toimittaja', 'sourceAsiakas')
union all select "to", id, concat_ws(' ', nullif(person_first_name, ''), nullif(person_last_name, ''))
  from wanted join person on person_id = id where "to" = 'person'
union all select "to", id, concat_ws(' · ', nullif(vehicle_no, ''), replace(vehicle_puomi::text, '.', ',') || ' m')
  from wanted join vehicle on vehicle_id = id where "to" = 'vehicle'
union all select distinct "to", id, vehicle_type_name
  from wanted join vehicle on vehicle_type_id = id where "to" = 'vehicleType'
union all select "to", id, sijainti_nimi from wanted join sijainti on sijainti_id = id where "to" = 'sijainti'
union all select "to", id, coalesce(nullif(tyomaa_nimi, ''), tyomaa_osoite1)
  from wanted join tyomaa on tyomaa_id = id where "to" = 'tyomaa'
union all select "to", id, keikka_tila_selite
  from wanted join keikka_tila on keikka_tila_id = id where "to" = 'keikkaTila'
union all select "to", id, laatu_nimike from wanted join laatu on laatu_id = id where "to" = 'laatu'
union all select "to", id, coalesce(nullif(rae_koko_text, ''), rae_koko_selite)
  from wanted join raekoko on rae_koko_id = id where "to" = 'raeKoko'
union all select "to", id, lujuus_selite from wanted join lujuus on lujuus_id = id where "to" = 'lujuus'
union all select "to", id, notkeus_selite from wanted join notkeus on notkeus_id = id where "to" = 'notkeus'
union all select "to", id, kaytto_ika_selite
  from wanted join kayttoika on kaytto_ika_id = id where "to" = 'kayttoIka'`;
