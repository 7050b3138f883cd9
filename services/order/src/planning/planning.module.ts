import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { KeikkaModule } from '../keikka/keikka.module.js';
import { StepLogModule } from '../step-log/step-log.module.js';
import { Planning } from './planning.service.js';

@Module({ imports: [AccessModule, KeikkaModule, StepLogModule], providers: [Planning], exports: [Planning] })
export class PlanningModule {}
