import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  AsiakasProjection,
  PersonProjection,
  StaffSnapshot,
  VehicleProjection,
} from '@keikka/contracts';

const asiakkaatSql = `select asiakas_id as "asiakasId", asiakas_nimi as "asiakasNimi", ytunnus,
  color_code as "colorCode", email, phone, varmenne as rev from asiakas order by asiakas_id`;

const personsSql = `select person_id as "personId", asiakas_id as "asiakasId", person_first_name as "personFirstName",
  person_last_name as "personLastName", person_phone as "personPhone", person_email as "personEmail", varmenne as rev
  from person where person_deleted_time is null order by person_id`;

const vehiclesSql = `select v.vehicle_id as "vehicleId", v.asiakas_id as "asiakasId", v.vehicle_no as "vehicleNo",
  v.vehicle_reg_no as "vehicleRegNo", v.vehicle_nimi as "vehicleNimi", v.vehicle_puomi as "vehiclePuomi",
  v.vehicle_type_id as "vehicleTypeId", t.vehicle_type_name as "vehicleTypeName", v.first_date as "firstDate",
  v.last_date as "lastDate", v.varmenne as rev,
  array(select l.asiakas_id from asiakas_asiakas_link l where l.linked_asiakas_id = v.asiakas_id
    and l.asiakas_asiakas_link_type_id = 2 order by 1) as "plannedBy",
  array(select l.linked_asiakas_id from asiakas_asiakas_link l where l.asiakas_id = v.asiakas_id
    and l.asiakas_asiakas_link_type_id = 1 order by 1) as "orderedBy"
  from vehicle v join vehicle_type t using (vehicle_type_id) order by v.vehicle_id`;

/** The master data other services project: read whole when one starts empty, and for the events of a save. */
@Injectable()
export class SnapshotService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async read(manager: EntityManager = this.dataSource.manager): Promise<StaffSnapshot> {
    // One after the other: inside a transaction all of them share one connection.
    const asiakkaat = await manager.query<AsiakasProjection[]>(asiakkaatSql);
    const persons = await manager.query<PersonProjection[]>(personsSql);
    const vehicles = await manager.query<VehicleProjection[]>(vehiclesSql);
    return { asiakkaat, persons, vehicles };
  }
}
