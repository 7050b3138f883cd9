import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@keikka/contracts';
import { Listens } from '../listeners/listens.js';
import type { Tx } from '../persistence/transactions.js';
import { applyProjection } from './apply-projection.js';
import { AsiakasProjectionRow, PersonProjectionRow, VehicleProjectionRow } from './projection.entity.js';

@Injectable()
export class ProjectWhenStaffSavedListener {
  /** A company's name stands on the orders of others, so its change may concern any board. */
  @Listens('staff.asiakas.saved.v1')
  async asiakas(tx: Tx, { data }: EventEnvelope<'staff.asiakas.saved.v1'>): Promise<void> {
    await applyProjection(tx.manager, AsiakasProjectionRow, [data]);
    await followed(tx, await companiesWithPersons(tx));
  }

  @Listens('staff.person.saved.v1')
  async person(tx: Tx, { data }: EventEnvelope<'staff.person.saved.v1'>): Promise<void> {
    const before = await tx.manager.findOneBy(PersonProjectionRow, { personId: data.personId });
    await applyProjection(tx.manager, PersonProjectionRow, [data]);
    await followed(tx, [before?.asiakasId, data.asiakasId]);
  }

  /** A revoked link no longer names its company, so the companies that had the vehicle before are included too. */
  @Listens('staff.vehicle.saved.v1')
  async vehicle(tx: Tx, { data }: EventEnvelope<'staff.vehicle.saved.v1'>): Promise<void> {
    const before = await tx.manager.findOneBy(VehicleProjectionRow, { vehicleId: data.vehicleId });
    await applyProjection(tx.manager, VehicleProjectionRow, [data]);
    await followed(tx, [...boardsOf(before), ...boardsOf(data)]);
  }
}

type Boards = Pick<VehicleProjectionRow, 'asiakasId' | 'plannedBy' | 'orderedBy'>;

function boardsOf(vehicle: Boards | null): number[] {
  return vehicle ? [vehicle.asiakasId, ...vehicle.plannedBy, ...vehicle.orderedBy] : [];
}

async function companiesWithPersons(tx: Tx): Promise<number[]> {
  const rows = await tx.manager.query<{ asiakasId: number }[]>(
    'select distinct asiakas_id as "asiakasId" from person where asiakas_id is not null and not removed order by 1',
  );
  return rows.map(({ asiakasId }) => asiakasId);
}

async function followed(tx: Tx, companies: readonly (number | null | undefined)[]): Promise<void> {
  const asiakasIds = [...new Set(companies.filter((id) => typeof id === 'number'))];
  await tx.emit('projection.followed.v1', { asiakasIds });
}
