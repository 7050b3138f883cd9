import type { Feature } from '../feature.js';
import { tyomaaDoors } from './tyomaa.doors.js';

export const tyomaaFeature: Feature = { controllers: [tyomaaDoors] };
