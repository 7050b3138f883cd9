import { Module } from '@nestjs/common';
import { PlanningModule } from '../planning/planning.module.js';
import { KuskiController } from './kuski.controller.js';
import { KuskiService } from './kuski.service.js';

@Module({ imports: [PlanningModule], controllers: [KuskiController], providers: [KuskiService] })
export class KuskiModule {}
