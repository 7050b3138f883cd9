import type { Feature } from '../feature.js';
import { Limits } from './limits.js';

export const limitsFeature: Feature = { providers: [Limits] };
