import { Module } from '@nestjs/common';
import { PlanningModule } from '../planning/planning.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { KeikkaCreateController } from './keikka-create.controller.js';
import { LuonnosCreateService } from './luonnos-create.service.js';
import { KeikkaCreateService } from './keikka-create.service.js';

@Module({
  imports: [PlanningModule, ReferencesModule],
  controllers: [KeikkaCreateController],
  providers: [KeikkaCreateService, LuonnosCreateService],
})
export class KeikkaCreateModule {}
