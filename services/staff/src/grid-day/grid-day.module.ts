import { Module } from '@nestjs/common';
import { DayStaffingService } from './day-staffing.service.js';
import { GridDayController } from './grid-day.controller.js';
import { GridDayService } from './grid-day.service.js';

@Module({
  controllers: [GridDayController],
  providers: [GridDayService, DayStaffingService],
  exports: [DayStaffingService],
})
export class GridDayModule {}
