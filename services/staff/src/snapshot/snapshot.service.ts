import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  AsiakasProjection,
  PersonProjection,
  StaffSnapshot,
  VehicleProjection,
} from '@keikka/contracts';
import type { Tx } from '@keikka/server';
import { ORDERED_BY_SQL, PLANNED_BY_SQL } from '../asiakas/asiakas-link.sql.js';
import { Vehicle } from '../vehicle/vehicle.entity.js';

const ASIAKKAAT_SQL = `select asiakas_id as "asiakasId", asiakas_nimi as "asiakasNimi", ytunnus,
  color_code as "colorCode", email, phone, varmenne as rev from asiakas
  where $1::int is null or asiakas_id = $1 order by asiakas_id`;

const PERSONS_SQL = `select person_id as "personId", asiakas_id as "asiakasId", person_first_name as "personFirstName",
  person_last_name as "personLastName", person_deleted_time is not null as removed, varmenne as rev,
  case when person_deleted_time is null then person_phone else '' end as "personPhone",
  case when person_deleted_time is null then person_email else '' end as "personEmail"
  from person where $1::int is null or person_id = $1 order by person_id`;

const VEHICLES_SQL = `select v.vehicle_id as "vehicleId", v.asiakas_id as "asiakasId", v.vehicle_no as "vehicleNo",
  v.vehicle_reg_no as "vehicleRegNo", v.vehicle_nimi as "vehicleNimi", v.vehicle_puomi as "vehiclePuomi",
  v.vehicle_type_id as "vehicleTypeId", t.vehicle_type_name as "vehicleTypeName", v.first_date as "firstDate",
  v.last_date as "lastDate", v.varmenne as rev,
  ${PLANNED_BY_SQL} as "plannedBy", ${ORDERED_BY_SQL} as "orderedBy"
  from vehicle v join vehicle_type t using (vehicle_type_id)
  where $1::int is null or v.asiakas_id = $1 order by v.vehicle_id`;

/**
 * The master data that other services project. A service reads all of it at its start; an event carries a part of it.
 */
@Injectable()
export class SnapshotService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async read(manager: EntityManager = this.dataSource.manager): Promise<StaffSnapshot> {
    // One after the other, because inside a transaction they share one connection.
    const asiakkaat = await manager.query<AsiakasProjection[]>(ASIAKKAAT_SQL, [null]);
    const persons = await manager.query<PersonProjection[]>(PERSONS_SQL, [null]);
    const vehicles = await manager.query<VehicleProjection[]>(VEHICLES_SQL, [null]);
    return { asiakkaat, persons, vehicles };
  }

  /** Emits the company's present state. */
  async announceAsiakas(tx: Tx, asiakasId: number): Promise<void> {
    for (const asiakas of await tx.manager.query<AsiakasProjection[]>(ASIAKKAAT_SQL, [asiakasId]))
      await tx.emit('staff.asiakas.saved.v1', asiakas);
  }

  /** Emits the person's present state. A projection accepts only a higher change token. */
  async announcePerson(tx: Tx, personId: number): Promise<void> {
    for (const person of await tx.manager.query<PersonProjection[]>(PERSONS_SQL, [personId]))
      await tx.emit('staff.person.saved.v1', person);
  }

  /** Emits a company's vehicles in their present state with a new change token, since their links are part of them. */
  async announceVehicles(tx: Tx, asiakasId: number): Promise<void> {
    await tx.manager.increment(Vehicle, { asiakasId }, 'varmenne', 1);
    for (const vehicle of await tx.manager.query<VehicleProjection[]>(VEHICLES_SQL, [asiakasId]))
      await tx.emit('staff.vehicle.saved.v1', vehicle);
  }
}
