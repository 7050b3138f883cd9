import type { Feature } from '../feature.js';
import { tuoteCache } from './tuote.cache.js';
import { TuoteController } from './tuote.controller.js';
import { tuoteDoors } from './tuote.doors.js';
import { TuoteService } from './tuote.service.js';

export const tuoteFeature: Feature = {
  controllers: [TuoteController, tuoteDoors],
  providers: [TuoteService],
  caches: [tuoteCache],
};
