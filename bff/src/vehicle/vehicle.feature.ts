import type { Feature } from '../feature.js';
import { VehicleController } from './vehicle.controller.js';

export const vehicleFeature: Feature = { controllers: [VehicleController] };
