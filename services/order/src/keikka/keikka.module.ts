import { Module } from '@nestjs/common';
import { GridDayModule } from '../grid-day/grid-day.module.js';
import { StepLogModule } from '../step-log/step-log.module.js';
import { KeikkaChanges } from './keikka-changes.service.js';
import { KeikkaCopyService } from './keikka-copy.service.js';
import { KeikkaMoveService } from './keikka-move.service.js';
import { KeikkaController } from './keikka.controller.js';
import { VehicleAvailability } from './vehicle-availability.service.js';

@Module({
  imports: [GridDayModule, StepLogModule],
  controllers: [KeikkaController],
  providers: [KeikkaChanges, KeikkaCopyService, KeikkaMoveService, VehicleAvailability],
  exports: [KeikkaChanges, VehicleAvailability],
})
export class KeikkaModule {}
