import type { Feature } from '../feature.js';
import { sijaintiDoors } from './sijainti.doors.js';

export const sijaintiFeature: Feature = { controllers: [sijaintiDoors] };
