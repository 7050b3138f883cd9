import type { Call } from './call.js';
import * as callsOfResources from './calls.js';

/** Every call of the HTTP API. */
export const allCalls: readonly Call[] = Object.values(callsOfResources).flatMap((calls) =>
  Object.values<Call>(calls),
);
