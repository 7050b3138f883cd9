import { Module } from '@nestjs/common';
import { KeikkaModule } from '../keikka/keikka.module.js';
import { StepLogModule } from '../step-log/step-log.module.js';
import { KeikkaCopyController } from './keikka-copy.controller.js';
import { KeikkaCopyService } from './keikka-copy.service.js';

@Module({
  imports: [KeikkaModule, StepLogModule],
  controllers: [KeikkaCopyController],
  providers: [KeikkaCopyService],
})
export class KeikkaCopyModule {}
