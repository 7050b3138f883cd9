import { authCalls } from './auth/calls.js';
import type { Call } from './call.js';
import { embedCalls } from './embed/calls.js';
import { gridDayCalls } from './grid/day/calls.js';
import { palkkiCalls } from './grid/palkki/calls.js';
import { tuoteCalls } from './invoicing/tuote/calls.js';
import { keikkaCalls } from './order/keikka/calls.js';
import { kuskiCalls } from './order/kuski/calls.js';
import { stepLogCalls } from './order/step-log/calls.js';
import { personCalls } from './staff/person/calls.js';
import { personPvmCalls } from './staff/person-pvm/calls.js';

/** Every call of the HTTP API. */
export const allCalls: readonly Call[] = [
  authCalls,
  embedCalls,
  gridDayCalls,
  palkkiCalls,
  keikkaCalls,
  kuskiCalls,
  stepLogCalls,
  personCalls,
  personPvmCalls,
  tuoteCalls,
].flatMap((calls) => Object.values<Call>(calls));
