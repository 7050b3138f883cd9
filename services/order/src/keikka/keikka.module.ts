import { Module } from '@nestjs/common';
import { KeikkaChanges } from './keikka-changes.service.js';
import { KeikkaDrivers } from './keikka-drivers.service.js';
import { VehicleAvailability } from './vehicle-availability.service.js';

/** The aggregate that every feature which reads or changes an order builds on. It imports no feature. */
@Module({
  providers: [KeikkaChanges, KeikkaDrivers, VehicleAvailability],
  exports: [KeikkaChanges, KeikkaDrivers, VehicleAvailability],
})
export class KeikkaModule {}
