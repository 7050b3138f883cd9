import { limutusCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

/** Screens keep the configuration five minutes, and what the caller may do one (O-187). */
const fiveMinutes = 'private, max-age=300';
const oneMinute = 'private, max-age=60';

export const limutusDoors = doors(
  { of: 'Limutus', tag: 'betoni' },
  passes(limutusCalls.make, { needs: 'signedIn', operation: 'makeLimutus' }),
  passes(limutusCalls.undo, { needs: 'signedIn', operation: 'undoLimutus' }),
  passes(limutusCalls.config, {
    needs: ['signedIn', 'embedPerson'],
    cacheControl: fiveMinutes,
    operation: 'getLimutusConfig',
  }),
  passes(limutusCalls.businessRules, {
    needs: ['signedIn', 'embedPerson'],
    cacheControl: fiveMinutes,
    operation: 'getBusinessRules',
  }),
  passes(limutusCalls.permissions, {
    needs: ['signedIn', 'embedPerson'],
    tenant: { personId: 'self' },
    cacheControl: oneMinute,
    operation: 'getLimutusPermissions',
  }),
);
