import type { Feature } from '../feature.js';
import { PalkkiController } from './palkki.controller.js';

export const palkkiFeature: Feature = { controllers: [PalkkiController] };
