import { sijaintiCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const sijaintiDoors = doors(
  { of: 'Sijainti', tag: 'sijainti' },
  passes(sijaintiCalls.list, {
    needs: ['page.grid.edit', 'action.keikka.create'],
    tenant: { asiakasId: 'service' },
  }),
  passes(sijaintiCalls.saveOnKeikka, { needs: 'signedIn' }),
);
