import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@keikka/contracts';
import { Listens, type Tx } from '@keikka/server';
import { SetDayVehiclesWhenOrderSetThem } from './set-day-vehicles-when-order-set-them.listener.js';

/** What order of the release before tells of a drop that is taken back or done again. */
@Injectable()
export class RestoreDayVehiclesWhenKuskiRestored {
  constructor(private readonly dayVehicles: SetDayVehiclesWhenOrderSetThem) {}

  @Listens('order.kuski.restored.v1')
  restoreDayVehicles(tx: Tx, { data }: EventEnvelope<'order.kuski.restored.v1'>): Promise<void> {
    return this.dayVehicles.follow(tx, data);
  }
}
