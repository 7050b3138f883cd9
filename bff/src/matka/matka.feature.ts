import type { Feature } from '../feature.js';
import { matkaDoors } from './matka.doors.js';

export const matkaFeature: Feature = { controllers: [matkaDoors] };
