import { Module } from '@nestjs/common';
import { PlanningModule } from '../planning/planning.module.js';
import { KeikkaMoveController } from './keikka-move.controller.js';
import { KeikkaMoveService } from './keikka-move.service.js';

@Module({
  imports: [PlanningModule],
  controllers: [KeikkaMoveController],
  providers: [KeikkaMoveService],
})
export class KeikkaMoveModule {}
