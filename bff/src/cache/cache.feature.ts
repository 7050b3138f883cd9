import type { Feature } from '../feature.js';
import { Staleness } from './staleness.js';

export const cacheFeature: Feature = { providers: [Staleness] };
