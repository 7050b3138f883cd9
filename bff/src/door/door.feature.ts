import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AuthGuard } from '../auth/auth.guard.js';
import { HttpFailureFilter } from '../failures/failure.filter.js';
import type { Feature } from '../feature.js';
import { InsideGuard } from './inside.guard.js';
import { RequestInterceptor } from './request.interceptor.js';

/** Guards run in this order. */
export const doorFeature: Feature = {
  providers: [
    { provide: APP_GUARD, useClass: InsideGuard },
    { provide: APP_GUARD, useClass: AuthGuard },
    { provide: APP_INTERCEPTOR, useClass: RequestInterceptor },
    { provide: APP_FILTER, useClass: HttpFailureFilter },
  ],
};
