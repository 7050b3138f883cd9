import { Module } from '@nestjs/common';
import { PlanningModule } from '../planning/planning.module.js';
import { KeikkaTilaClock } from './keikka-tila-clock.service.js';
import { KeikkaTilaSweep } from './keikka-tila-sweep.js';
import { KeikkaTilaController } from './keikka-tila.controller.js';
import { KeikkaTilaService } from './keikka-tila.service.js';

@Module({
  imports: [PlanningModule],
  controllers: [KeikkaTilaController],
  providers: [KeikkaTilaService, KeikkaTilaClock, KeikkaTilaSweep],
  exports: [KeikkaTilaClock],
})
export class KeikkaTilaModule {}
