import type { Feature } from '../feature.js';
import { AsiakkaanHenkilotController } from './oikeudet.controller.js';
import { oikeudetDoors } from './oikeudet.doors.js';

export const oikeudetFeature: Feature = { controllers: [oikeudetDoors, AsiakkaanHenkilotController] };
