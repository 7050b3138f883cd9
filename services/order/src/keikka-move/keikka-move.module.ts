import { Module } from '@nestjs/common';
import { KeikkaModule } from '../keikka/keikka.module.js';
import { StepLogModule } from '../step-log/step-log.module.js';
import { KeikkaMoveController } from './keikka-move.controller.js';
import { KeikkaMoveService } from './keikka-move.service.js';

@Module({
  imports: [KeikkaModule, StepLogModule],
  controllers: [KeikkaMoveController],
  providers: [KeikkaMoveService],
})
export class KeikkaMoveModule {}
