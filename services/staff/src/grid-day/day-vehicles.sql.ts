/** Parts of the day's queries that tell which driver has which vehicle. $2 is the day in all of them. */

/**
 * The driver of each vehicle that day: the person who has it for the day, or else its own driver when present and
 * without another vehicle.
 */
export const DAY_DRIVER_CTE = `day_driver as materialized (
  select distinct on (vehicle_id) * from (
    select pvm.vehicle_id, p.person_id, p.person_first_name, p.person_last_name, p.person_phone, true as explicit
      from person_pvm pvm
      join person_pvm_status s using (person_pvm_status_id)
      join person p using (person_id)
      where pvm.pvm = $2 and pvm.vehicle_id is not null and not s.pois and p.person_deleted_time is null
    union all
    select v.vehicle_id, p.person_id, p.person_first_name, p.person_last_name, p.person_phone, false
      from vehicle v
      join person p on p.person_id = v.default_kuski_person_id and p.person_deleted_time is null
      left join person_pvm pvm on pvm.person_id = p.person_id and pvm.pvm = $2
      left join person_pvm_status s using (person_pvm_status_id)
      where pvm.person_id is null or (not s.pois and pvm.vehicle_id is null)
  ) candidate
  order by vehicle_id, explicit desc, person_id
)`;

/** Joined to the vehicles `v`. */
export const DAY_DRIVER_JOIN = 'left join day_driver dd on dd.vehicle_id = v.vehicle_id';

/** The `dayDriver` of a vehicle as JSON. `phone` is the part of `dd.person_phone` that its reader may see. */
export const dayDriverSql = (
  phone: string,
): string => `case when dd.person_id is not null then json_build_object(
  'personId', dd.person_id, 'personFirstName', dd.person_first_name, 'personLastName', dd.person_last_name,
  'personPhone', ${phone}, 'pois', false, 'isExplicitAssignment', dd.explicit) end`;

/** A driver's default vehicle, unless it is given to another person that day. */
export const OWN_VEHICLE_CTE = `given as materialized (
  select pvm.vehicle_id, pvm.person_id from person_pvm pvm join person_pvm_status s using (person_pvm_status_id)
    where pvm.pvm = $2 and pvm.vehicle_id is not null and not s.pois
), own_vehicle as materialized (
  select distinct on (1) v.default_kuski_person_id as person_id, v.vehicle_id from vehicle v
    where v.default_kuski_person_id is not null
      and not exists (
        select from given g where g.vehicle_id = v.vehicle_id and g.person_id <> v.default_kuski_person_id)
    order by 1, v.sort_no, v.vehicle_id
)`;

/** The vehicle of the person whose day is `pvm` with status `s`. */
export const DRIVER_VEHICLE_SQL = `
  case when coalesce(s.pois, false) then null else coalesce(pvm.vehicle_id, own_vehicle.vehicle_id) end as "vehicleId",
  pvm.vehicle_id is not null as "isExplicitAssignment"`;
