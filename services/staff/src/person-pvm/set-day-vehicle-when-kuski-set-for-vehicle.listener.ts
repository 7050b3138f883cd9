import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@keikka/contracts';
import { Listens, type Tx } from '@keikka/server';
import { SetDayVehiclesWhenOrderSetThem } from './set-day-vehicles-when-order-set-them.listener.js';

/** What order of the release before tells of a drop. */
@Injectable()
export class SetDayVehicleWhenKuskiSetForVehicle {
  constructor(private readonly dayVehicles: SetDayVehiclesWhenOrderSetThem) {}

  @Listens('order.kuski.set-for-vehicle.v1')
  setDayVehicle(tx: Tx, { data }: EventEnvelope<'order.kuski.set-for-vehicle.v1'>): Promise<void> {
    const { personId, ...drop } = data;
    return this.dayVehicles.follow(tx, { ...drop, dayVehicles: [{ personId, vehicleId: drop.vehicleId }] });
  }
}
