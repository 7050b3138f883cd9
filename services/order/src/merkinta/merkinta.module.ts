import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { StepLogModule } from '../step-log/step-log.module.js';
import { MerkintaController } from './merkinta.controller.js';
import { MerkintaService } from './merkinta.service.js';

@Module({
  imports: [AccessModule, PlanningModule, StepLogModule],
  controllers: [MerkintaController],
  providers: [MerkintaService],
})
export class MerkintaModule {}
