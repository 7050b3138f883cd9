import { asiakasLinkType } from '@keikka/contracts';

/** Companies whose vehicles the company $1 may plan, itself first: `mayPlanVehicle` of libs/domain in SQL. */
export const PLANNED_CTE = `planned as (
  select $1::int as asiakas_id, 0 as ord
  union all
  select linked_asiakas_id, 1 from asiakas_asiakas_link
    where asiakas_id = $1 and asiakas_asiakas_link_type_id = ${asiakasLinkType.pumpPartner}
)`;

/** Vehicles that the company $1 may plan, in the order of its board. */
export const PLANNED_VEHICLES_SQL = `
with ${PLANNED_CTE}
select v.vehicle_id as "vehicleId", v.vehicle_no as "vehicleNo", v.vehicle_reg_no as "vehicleRegNo",
  v.vehicle_nimi as "vehicleNimi", v.vehicle_puomi as "vehiclePuomi", v.vehicle_type_id as "vehicleTypeId",
  t.vehicle_type_name as "vehicleTypeName", v.asiakas_id as "asiakasId", a.asiakas_nimi as "asiakasNimi",
  v.first_date as "firstDate", v.last_date as "lastDate"
from planned
join vehicle v using (asiakas_id)
join vehicle_type t using (vehicle_type_id)
join asiakas a using (asiakas_id)
order by planned.ord, asiakas_id, v.sort_no, v.vehicle_id`;
