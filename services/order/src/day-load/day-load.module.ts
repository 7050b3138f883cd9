import { Module } from '@nestjs/common';
import { DayLoadController } from './day-load.controller.js';
import { DayLoadService } from './day-load.service.js';

@Module({ controllers: [DayLoadController], providers: [DayLoadService] })
export class DayLoadModule {}
