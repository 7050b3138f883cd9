import type { Feature } from '../feature.js';
import { EmbedController } from './embed.controller.js';
import { Partners } from './partners.js';

export const embedFeature: Feature = { controllers: [EmbedController], providers: [Partners] };
