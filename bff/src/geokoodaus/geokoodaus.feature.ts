import type { Feature } from '../feature.js';
import { geokoodausDoors } from './geokoodaus.doors.js';

export const geokoodausFeature: Feature = { controllers: [geokoodausDoors] };
