import { Module } from '@nestjs/common';
import { ReferencesModule } from '../references/references.module.js';
import { PlantEditService } from './plant-edit.service.js';
import { PlantsController } from './plants.controller.js';
import { PlantsService } from './plants.service.js';

@Module({
  imports: [ReferencesModule],
  controllers: [PlantsController],
  providers: [PlantEditService, PlantsService],
})
export class PlantsModule {}
