import type { Feature } from '../feature.js';
import { EventFeed } from './event-feed.js';

export const eventsFeature: Feature = { providers: [EventFeed] };
