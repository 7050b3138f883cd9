import { Injectable, Logger } from '@nestjs/common';
import { Failure, type EventEnvelope } from '@keikka/contracts';
import { Listens, type Tx } from '@keikka/server';
import { PersonPvmService } from './person-pvm.service.js';

/** A driver dropped on a vehicle also gets it as the vehicle of the day (G-293). */
@Injectable()
export class SetDayVehicleWhenKuskiSetForVehicle {
  private readonly logger = new Logger(SetDayVehicleWhenKuskiSetForVehicle.name);

  constructor(private readonly personPvm: PersonPvmService) {}

  @Listens('order.kuski.set-for-vehicle.v1')
  async setDayVehicle(tx: Tx, { data }: EventEnvelope<'order.kuski.set-for-vehicle.v1'>): Promise<void> {
    try {
      await this.personPvm.setVehicleIn(tx, data.asiakasId, data);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // The orders keep their driver; an absence entered in between stays the truth about the day.
      this.logger.warn({ code: error.code, ...data }, 'day vehicle not set');
    }
  }
}
