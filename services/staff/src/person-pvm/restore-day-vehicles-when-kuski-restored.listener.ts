import { Injectable, Logger } from '@nestjs/common';
import { Failure, type EventEnvelope } from '@keikka/contracts';
import { Listens, type Tx } from '@keikka/server';
import { PersonPvmService } from './person-pvm.service.js';

/** A drop of a driver that is taken back gives the vehicles of the day back too, and one done again takes them. */
@Injectable()
export class RestoreDayVehiclesWhenKuskiRestored {
  private readonly logger = new Logger(RestoreDayVehiclesWhenKuskiRestored.name);

  constructor(private readonly personPvm: PersonPvmService) {}

  @Listens('order.kuski.restored.v1')
  async restoreDayVehicles(tx: Tx, { data }: EventEnvelope<'order.kuski.restored.v1'>): Promise<void> {
    try {
      // The orders keep their drivers; an absence entered in between stays the truth about the day.
      for (const refused of await this.personPvm.restoreIn(tx, data))
        this.logger.warn({ yyyymmdd: data.yyyymmdd, ...refused }, 'day vehicle not restored');
    } catch (error) {
      // The dropped vehicle is nobody's to plan any more: nothing was changed.
      if (!(error instanceof Failure)) throw error;
      this.logger.warn({ code: error.code, ...data }, 'day vehicles not restored');
    }
  }
}
