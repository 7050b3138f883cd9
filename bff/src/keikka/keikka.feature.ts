import type { Feature } from '../feature.js';
import { KeikkaController } from './keikka.controller.js';
import { keikkaDoors } from './keikka.doors.js';
import { KeikkaService } from './keikka.service.js';

export const keikkaFeature: Feature = {
  controllers: [KeikkaController, keikkaDoors],
  providers: [KeikkaService],
};
