import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DayStaffing } from '@keikka/contracts';
import { ORDERED_BY_SQL, PLANNED_BY_SQL } from '../asiakas/asiakas-link.sql.js';
import {
  DAY_DRIVER_CTE,
  DAY_DRIVER_JOIN,
  dayDriverSql,
  DRIVER_VEHICLE_SQL,
  OWN_VEHICLE_CTE,
} from './day-vehicles.sql.js';

/** A change of a person's day vehicle; `vehicleIds` are the vehicles before and after. */
interface DayVehicleChange {
  personId: number;
  yyyymmdd: string;
  vehicleIds: number[];
}

/**
 * The vehicles, and those whose default driver is the person: they regain or lose that driver. $1 vehicles, $3 person.
 */
const VEHICLE_DRIVERS_SQL = `
with ${DAY_DRIVER_CTE}
select v.vehicle_id as "vehicleId", ${dayDriverSql('dd.person_phone')} as "dayDriver",
  v.asiakas_id || ${PLANNED_BY_SQL} as "plannedBy", ${ORDERED_BY_SQL} as "orderedBy"
from vehicle v
${DAY_DRIVER_JOIN}
where v.vehicle_id = any($1) or v.default_kuski_person_id = $3
order by v.vehicle_id`;

/** The person, and the default drivers of the vehicles: they regain or lose them. $1 vehicles, $3 person. */
const DRIVER_VEHICLES_SQL = `
with ${OWN_VEHICLE_CTE}
select p.person_id as "personId", p.asiakas_id as "asiakasId", ${DRIVER_VEHICLE_SQL},
  pvm.person_pvm_status_id as "personPvmStatusId", coalesce(s.status_name, '') as "statusName",
  coalesce(s.prefix, '') as prefix, coalesce(s.style, '') as style
from person p
left join person_pvm pvm on pvm.person_id = p.person_id and pvm.pvm = $2
left join person_pvm_status s using (person_pvm_status_id)
left join own_vehicle on own_vehicle.person_id = p.person_id
where (p.person_id = $3 or p.person_id in (select default_kuski_person_id from vehicle where vehicle_id = any($1)))
  and p.asiakas_id is not null
order by p.person_id`;

/** The drivers of vehicles on the boards of a day. */
@Injectable()
export class DayStaffingService {
  /**
   * What the next read of the day answers differently after such a change. It runs in the transaction that makes the
   * change.
   */
  async after(
    manager: EntityManager,
    { personId, yyyymmdd, vehicleIds }: DayVehicleChange,
  ): Promise<DayStaffing> {
    const parameters = [vehicleIds, yyyymmdd, personId];
    // One after the other: inside a transaction both share one connection.
    const ajoneuvot = await manager.query<DayStaffing['ajoneuvot']>(VEHICLE_DRIVERS_SQL, parameters);
    const kuskit = await manager.query<DayStaffing['kuskit']>(DRIVER_VEHICLES_SQL, parameters);
    return { kuskit, ajoneuvot };
  }
}
