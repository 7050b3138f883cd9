import { matkaCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const matkaDoors = doors(
  { of: 'Matka', tag: 'matka' },
  passes(matkaCalls.get, { needs: ['page.grid.edit', 'action.keikka.create'] }),
  passes(matkaCalls.getFresh, { needs: ['page.grid.edit', 'action.keikka.create'] }),
  passes(matkaCalls.saveBetoniToimittaja, { needs: 'signedIn', tenant: { betoniAsiakasId: 'service' } }),
);
