import { asiakasLinkType } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { gridVehicleJsonSql, instantSql } from '@keikka/server';
import { PLANNED_CTE } from '../vehicle/vehicle.sql.js';
import {
  DAY_DRIVER_CTE,
  DAY_DRIVER_JOIN,
  dayDriverSql,
  DRIVER_VEHICLE_SQL,
  OWN_VEHICLE_CTE,
} from './day-vehicles.sql.js';

const rowSql = gridVehicleJsonSql({
  vehicleTypeName: 't.vehicle_type_name',
  plannable: 'o.plans',
  dayDriver: dayDriverSql("case when o.plans then dd.person_phone else '' end"),
});

/**
 * Vehicle rows of a day. $1 viewer's company, $2 day `yyyymmdd`. The key of a row tells the BFF how to treat it: `v` is
 * shown, `x` (out of service that day, G-142) and `f` (its owner supplies the viewer's company) are shown only with
 * jobs. A company that is both a pump partner and a supplier counts as a pump partner. `v` is `isInService` of
 * libs/domain, in SQL.
 */
export const VEHICLE_ROWS_SQL = `
with ${PLANNED_CTE}, owner as (
  select asiakas_id, ord, true as plans from planned
  union all
  select asiakas_id, 2, false from asiakas_asiakas_link
    where linked_asiakas_id = $1 and asiakas_asiakas_link_type_id = ${asiakasLinkType.sourceCustomer}
      and asiakas_id not in (select asiakas_id from planned)
), ${DAY_DRIVER_CTE}
select
  case when not o.plans then 'f'
       when coalesce(v.first_date, $2) <= $2 and coalesce(v.last_date, $2) >= $2 then 'v' else 'x'
  end || v.vehicle_id as key,
  ${rowSql} as json
from owner o
join vehicle v on v.asiakas_id = o.asiakas_id
join vehicle_type t using (vehicle_type_id)
join asiakas a on a.asiakas_id = v.asiakas_id
${DAY_DRIVER_JOIN}
order by o.ord, a.asiakas_id, v.sort_no, v.vehicle_id`;

/**
 * Drivers of a company on a day: persons with a valid setting type 8. $1 company, $2 day, $3 whether the viewer may
 * read the reason of an absence; without that right all absences look the same.
 */
export const DRIVER_ROWS_SQL = `
with ${OWN_VEHICLE_CTE}
select 'd' as key, (select row_to_json(r)::text from (select
  p.person_id as "personId", p.person_first_name as "personFirstName", p.person_last_name as "personLastName",
  p.person_phone as "personPhone", p.person_email as "personEmail",
  ${instantSql('p.last_login_time')} as "lastLoginTime",
  p.start_date as "startDate", p.end_date as "endDate", null as "person_deletedTime",
  coalesce(s.pois, false) as pois,
  json_build_object('lomaseurannassa', coalesce(own.leave_tracked, false)) as "is",
  ${DRIVER_VEHICLE_SQL},
  case when $3 then pvm.person_pvm_status_id end as "personPvmStatusId",
  case when $3 then coalesce(s.status_name, '') when s.pois then 'Poissa' else '' end as "statusName",
  case when $3 then coalesce(s.prefix, '') else '' end as prefix,
  case when $3 then coalesce(s.style, '') else '' end as style,
  case when $3 then coalesce(pvm.person_pvm_text, '') else '' end as "personPvmText"
) r) as json
from person p
join lateral (
  select bool_or(asiakas_person_setting_type_id = ${settingType.pumppari}) as drives,
         bool_or(asiakas_person_setting_type_id = ${settingType.lomaseuranta})
           and bool_or(asiakas_person_setting_type_id = ${settingType.tyosuhteessa}) as leave_tracked
    from asiakas_person_setting st
    where st.person_id = p.person_id and st.asiakas_id = $1
      and coalesce(st.start_date, $2) <= $2 and coalesce(st.end_date, $2) >= $2
) own on own.drives
left join person_pvm pvm on pvm.person_id = p.person_id and pvm.pvm = $2
left join person_pvm_status s using (person_pvm_status_id)
left join own_vehicle on own_vehicle.person_id = p.person_id
where p.asiakas_id = $1 and p.person_deleted_time is null
  and coalesce(p.start_date, $2) <= $2 and coalesce(p.end_date, $2) >= $2
order by p.person_last_name, p.person_first_name, p.person_id`;
