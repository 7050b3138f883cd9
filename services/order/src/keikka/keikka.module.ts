import { Module } from '@nestjs/common';
import { KeikkaChanges } from './keikka-changes.service.js';
import { VehicleAvailability } from './vehicle-availability.service.js';

/** The aggregate: what every feature that reads or changes an order stands on. It imports no feature. */
@Module({
  providers: [KeikkaChanges, VehicleAvailability],
  exports: [KeikkaChanges, VehicleAvailability],
})
export class KeikkaModule {}
