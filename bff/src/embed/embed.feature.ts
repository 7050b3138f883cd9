import type { Feature } from '../feature.js';
import { EmbedController } from './embed.controller.js';
import { PartnerOrigins } from './partner-origins.js';

export const embedFeature: Feature = { controllers: [EmbedController], providers: [PartnerOrigins] };
