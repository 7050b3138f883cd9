import type { Feature } from '../feature.js';
import { vehicleDoors } from './vehicle.doors.js';

export const vehicleFeature: Feature = { controllers: [vehicleDoors] };
