import { Module } from '@nestjs/common';
import { PlanningModule } from '../planning/planning.module.js';
import { KeikkaTarkistusController } from './keikka-tarkistus.controller.js';
import { KeikkaTarkistusService } from './keikka-tarkistus.service.js';

@Module({
  imports: [PlanningModule],
  controllers: [KeikkaTarkistusController],
  providers: [KeikkaTarkistusService],
})
export class KeikkaTarkistusModule {}
