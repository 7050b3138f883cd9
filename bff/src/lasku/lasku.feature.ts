import type { Feature } from '../feature.js';
import { laskuDoors, laskuLogDoors, laskuRiviDoors } from './lasku.doors.js';

export const laskuFeature: Feature = { controllers: [laskuDoors, laskuLogDoors, laskuRiviDoors] };
