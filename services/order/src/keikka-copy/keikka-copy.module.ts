import { Module } from '@nestjs/common';
import { PlanningModule } from '../planning/planning.module.js';
import { KeikkaCopyController } from './keikka-copy.controller.js';
import { KeikkaCopyService } from './keikka-copy.service.js';

@Module({
  imports: [PlanningModule],
  controllers: [KeikkaCopyController],
  providers: [KeikkaCopyService],
})
export class KeikkaCopyModule {}
