import type { Feature } from '../feature.js';
import { PersonController } from './person.controller.js';

export const personFeature: Feature = { controllers: [PersonController] };
