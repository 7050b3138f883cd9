import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Transactions } from '@keikka/server';
import { KeikkaChanges } from '../keikka/keikka-changes.service.js';
import { KeikkaDrivers } from '../keikka/keikka-drivers.service.js';
import { VehicleAvailability } from '../keikka/vehicle-availability.service.js';
import { StepLogService } from '../step-log/step-log.service.js';

/** What every act of planning takes: its transaction, the order it changes, whom and what it plans, and its step log. */
@Injectable()
export class Planning {
  constructor(
    @Inject(DataSource) readonly dataSource: DataSource,
    readonly transactions: Transactions,
    readonly changes: KeikkaChanges,
    readonly vehicles: VehicleAvailability,
    readonly drivers: KeikkaDrivers,
    readonly stepLog: StepLogService,
  ) {}
}
