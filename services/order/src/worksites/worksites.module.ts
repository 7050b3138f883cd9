import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { KeikkaSaveModule } from '../keikka-save/keikka-save.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { WorksiteMergeController } from './merge/worksite-merge.controller.js';
import { WorksiteMergeService } from './merge/worksite-merge.service.js';
import { WorksiteUnmergeService } from './merge/worksite-unmerge.service.js';
import { WorksitePairsController } from './pairs/worksite-pairs.controller.js';
import { WorksitePairsService } from './pairs/worksite-pairs.service.js';
import { WorksiteDeleteService } from './worksite-delete.service.js';
import { WorksiteListService } from './worksite-list.service.js';
import { WorksiteSaveService } from './worksite-save.service.js';
import { WorksitesController } from './worksites.controller.js';
import { WorksitesService } from './worksites.service.js';

@Module({
  imports: [AccessModule, KeikkaSaveModule, PlanningModule, ReferencesModule],
  controllers: [WorksitesController, WorksitePairsController, WorksiteMergeController],
  providers: [
    WorksiteDeleteService,
    WorksiteListService,
    WorksitePairsService,
    WorksiteMergeService,
    WorksiteUnmergeService,
    WorksiteSaveService,
    WorksitesService,
  ],
})
export class WorksitesModule {}
