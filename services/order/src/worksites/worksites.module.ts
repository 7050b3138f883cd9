import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { WorksitesController } from './worksites.controller.js';
import { WorksitesService } from './worksites.service.js';

@Module({
  imports: [AccessModule, PlanningModule, ReferencesModule],
  controllers: [WorksitesController],
  providers: [WorksitesService],
})
export class WorksitesModule {}
