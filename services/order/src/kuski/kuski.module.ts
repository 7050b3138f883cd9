import { Module } from '@nestjs/common';
import { PlanningModule } from '../planning/planning.module.js';
import { KeikkaKuskitService } from './keikka-kuskit.service.js';
import { KuskiController } from './kuski.controller.js';
import { KuskiService } from './kuski.service.js';

@Module({
  imports: [PlanningModule],
  controllers: [KuskiController],
  providers: [KeikkaKuskitService, KuskiService],
})
export class KuskiModule {}
