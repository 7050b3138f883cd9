import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@keikka/contracts';
import { Listens } from '../events/listens.js';
import type { Tx } from '../persistence/transactions.js';
import { applyProjection } from './apply-projection.js';
import { AsiakasProjectionRow, PersonProjectionRow, VehicleProjectionRow } from './projection.entity.js';

@Injectable()
export class ProjectWhenStaffSavedListener {
  @Listens('staff.asiakas.saved.v1')
  asiakas(tx: Tx, { data }: EventEnvelope<'staff.asiakas.saved.v1'>): Promise<void> {
    return applyProjection(tx.manager, AsiakasProjectionRow, [data]);
  }

  @Listens('staff.person.saved.v1')
  person(tx: Tx, { data }: EventEnvelope<'staff.person.saved.v1'>): Promise<void> {
    return applyProjection(tx.manager, PersonProjectionRow, [data]);
  }

  @Listens('staff.vehicle.saved.v1')
  vehicle(tx: Tx, { data }: EventEnvelope<'staff.vehicle.saved.v1'>): Promise<void> {
    return applyProjection(tx.manager, VehicleProjectionRow, [data]);
  }
}
