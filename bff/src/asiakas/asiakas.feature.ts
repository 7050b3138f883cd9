import type { Feature } from '../feature.js';
import { alvDoors } from './alv.doors.js';
import { asiakasDoors } from './asiakas.doors.js';

export const asiakasFeature: Feature = { controllers: [alvDoors, asiakasDoors] };
