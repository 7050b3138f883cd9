import type { Feature } from '../feature.js';
import { asiakasDoors } from './asiakas.doors.js';

export const asiakasFeature: Feature = { controllers: [asiakasDoors] };
