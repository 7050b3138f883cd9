import { Injectable, Logger } from '@nestjs/common';
import { Failure, type EventEnvelope } from '@keikka/contracts';
import { Listens, type Tx } from '@keikka/server';
import { PersonPvmService } from './person-pvm.service.js';

/**
 * Gives the driver dropped on a vehicle that vehicle for the day (G-293), or restores the day when the drop is taken
 * back.
 */
@Injectable()
export class SetDayVehiclesWhenOrderSetThem {
  private readonly logger = new Logger(SetDayVehiclesWhenOrderSetThem.name);

  constructor(private readonly personPvm: PersonPvmService) {}

  @Listens('order.day-vehicles.set.v1')
  async setDayVehicles(tx: Tx, { data }: EventEnvelope<'order.day-vehicles.set.v1'>): Promise<void> {
    try {
      // The orders keep their drivers. An absence entered in between stays as it is.
      for (const refused of await this.personPvm.setVehiclesIn(tx, data))
        this.logger.warn({ yyyymmdd: data.yyyymmdd, ...refused }, 'day vehicle not set');
    } catch (error) {
      // The company no longer plans the dropped vehicle, so nothing was changed.
      if (!(error instanceof Failure)) throw error;
      this.logger.warn({ code: error.code, ...data }, 'day vehicles not set');
    }
  }
}
