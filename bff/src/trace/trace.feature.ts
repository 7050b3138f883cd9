import type { Feature } from '../feature.js';
import { BrowserSpans } from './browser-spans.js';
import { TraceController } from './trace.controller.js';

export const traceFeature: Feature = { controllers: [TraceController], providers: [BrowserSpans] };
