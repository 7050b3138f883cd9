import type { Feature } from '../feature.js';
import { tuoteCache } from './tuote.cache.js';
import { TuoteController } from './tuote.controller.js';
import { TuoteService } from './tuote.service.js';

export const tuoteFeature: Feature = {
  controllers: [TuoteController],
  providers: [TuoteService],
  caches: [tuoteCache],
};
