import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import type { OrderEnv } from '../env.js';
import { GeokoodausModule } from '../geokoodaus/geokoodaus.module.js';
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
import { WorksiteOsoite } from './worksite-osoite.service.js';
import { WorksitePersonsController } from './worksite-persons.controller.js';
import { WorksitePersonsService } from './worksite-persons.service.js';
import { WorksiteSaveService } from './worksite-save.service.js';
import { WorksitesController } from './worksites.controller.js';
import { WorksitesService } from './worksites.service.js';

@Module({})
export class WorksitesModule {
  static from(env: OrderEnv): DynamicModule {
    return {
      module: WorksitesModule,
      imports: [AccessModule, GeokoodausModule.from(env), KeikkaSaveModule, PlanningModule, ReferencesModule],
      controllers: [
        WorksitesController,
        WorksitePersonsController,
        WorksitePairsController,
        WorksiteMergeController,
      ],
      providers: [
        WorksiteDeleteService,
        WorksiteListService,
        WorksiteOsoite,
        WorksitePairsService,
        WorksitePersonsService,
        WorksiteMergeService,
        WorksiteUnmergeService,
        WorksiteSaveService,
        WorksitesService,
      ],
    };
  }
}
