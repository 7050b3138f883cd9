import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor, Vehicle, VehicleType as VehicleTypeAnswer } from '@keikka/contracts';
import { VehicleType } from './vehicle.entity.js';
import { PLANNED_VEHICLES_SQL } from './vehicle.sql.js';

/** Reads of vehicles. Which they are follows from the actor's company alone. */
@Injectable()
export class VehicleService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  list({ asiakasId }: Actor): Promise<Vehicle[]> {
    return this.dataSource.query<Vehicle[]>(PLANNED_VEHICLES_SQL, [asiakasId]);
  }

  listTypes(): Promise<VehicleTypeAnswer[]> {
    return this.dataSource.getRepository(VehicleType).find({ order: { vehicleTypeId: 'ASC' } });
  }
}
