import type { Feature } from '../feature.js';
import { EmbedController } from './embed.controller.js';

export const embedFeature: Feature = { controllers: [EmbedController] };
