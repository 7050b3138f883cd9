import type { Feature } from '../feature.js';
import { statDoors } from './stat.doors.js';

export const statFeature: Feature = { controllers: [statDoors] };
