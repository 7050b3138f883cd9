import { Module } from '@nestjs/common';
import { GridDayController } from './grid-day.controller.js';
import { GridDayService } from './grid-day.service.js';

@Module({ controllers: [GridDayController], providers: [GridDayService] })
export class GridDayModule {}
