import { Module } from '@nestjs/common';
import { PlanningModule } from '../planning/planning.module.js';
import { KeikkaSourceController } from './keikka-source.controller.js';
import { KeikkaSourceService } from './keikka-source.service.js';

@Module({
  imports: [PlanningModule],
  controllers: [KeikkaSourceController],
  providers: [KeikkaSourceService],
})
export class KeikkaSourceModule {}
