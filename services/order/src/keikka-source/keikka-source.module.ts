import { Module } from '@nestjs/common';
import { PlanningModule } from '../planning/planning.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { KeikkaSourceController } from './keikka-source.controller.js';
import { KeikkaSourceService } from './keikka-source.service.js';

@Module({
  imports: [PlanningModule, ReferencesModule],
  controllers: [KeikkaSourceController],
  providers: [KeikkaSourceService],
})
export class KeikkaSourceModule {}
