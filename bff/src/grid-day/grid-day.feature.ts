import type { Feature } from '../feature.js';
import { gridDayCache } from './grid-day.cache.js';
import { GridDayController } from './grid-day.controller.js';
import { gridDayDoors } from './grid-day.doors.js';
import { GridDayService } from './grid-day.service.js';

export const gridDayFeature: Feature = {
  controllers: [GridDayController, gridDayDoors],
  providers: [GridDayService],
  caches: [gridDayCache],
};
