import { Injectable, Logger } from '@nestjs/common';
import { Failure, type EventEnvelope } from '@keikka/contracts';
import { Listens, type Tx } from '@keikka/server';
import { PersonPvmService } from './person-pvm.service.js';

/** A driver dropped on a vehicle also gets it as the vehicle of the day (G-293); taken back, the day is as it was. */
@Injectable()
export class SetDayVehiclesWhenOrderSetThem {
  private readonly logger = new Logger(SetDayVehiclesWhenOrderSetThem.name);

  constructor(private readonly personPvm: PersonPvmService) {}

  @Listens('order.day-vehicles.set.v1')
  async setDayVehicles(tx: Tx, { data }: EventEnvelope<'order.day-vehicles.set.v1'>): Promise<void> {
    try {
      // The orders keep their drivers; an absence entered in between stays the truth about the day.
      for (const refused of await this.personPvm.setVehiclesIn(tx, data))
        this.logger.warn({ yyyymmdd: data.yyyymmdd, ...refused }, 'day vehicle not set');
    } catch (error) {
      // The dropped vehicle is nobody's to plan any more: nothing was changed.
      if (!(error instanceof Failure)) throw error;
      this.logger.warn({ code: error.code, ...data }, 'day vehicles not set');
    }
  }
}
