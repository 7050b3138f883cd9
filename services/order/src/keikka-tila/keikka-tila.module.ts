import { Module } from '@nestjs/common';
import { KeikkaModule } from '../keikka/keikka.module.js';
import { StepLogModule } from '../step-log/step-log.module.js';
import { KeikkaTilaClock } from './keikka-tila-clock.service.js';
import { KeikkaTilaController } from './keikka-tila.controller.js';
import { KeikkaTilaService } from './keikka-tila.service.js';
import { KeikkaTilaSweep } from './keikka-tila-sweep.js';

@Module({
  imports: [KeikkaModule, StepLogModule],
  controllers: [KeikkaTilaController],
  providers: [KeikkaTilaService, KeikkaTilaClock, KeikkaTilaSweep],
  exports: [KeikkaTilaClock],
})
export class KeikkaTilaModule {}
