import type { Feature } from '../feature.js';
import { PalkkiController } from './palkki.controller.js';
import { palkkiDoors } from './palkki.doors.js';

export const palkkiFeature: Feature = { controllers: [PalkkiController, palkkiDoors] };
