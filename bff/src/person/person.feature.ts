import type { Feature } from '../feature.js';
import { PersonController } from './person.controller.js';
import { personDoors } from './person.doors.js';

export const personFeature: Feature = { controllers: [PersonController, personDoors] };
