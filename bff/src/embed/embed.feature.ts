import type { Feature } from '../feature.js';
import { embedDoors } from './embed.doors.js';
import { EmbedController } from './embed.controller.js';

export const embedFeature: Feature = { controllers: [EmbedController, embedDoors] };
