import { statCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const statDoors = doors(
  { of: 'Stat', tag: 'stat' },
  passes(statCalls.listWeighted, {
    needs: 'action.keikka.create',
    tenant: { id: 'own' },
    bulk: true,
    cacheControl: 'private, max-age=360',
  }),
);
