import { sijaintiCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

/** Who edits what the company keeps of its own. */
const COMPANY_ADMIN = ['role:asiakasAdmin', 'role:isSystemAdmin'] as const;

export const sijaintiDoors = doors(
  { of: 'Sijainti', tag: 'sijainti' },
  passes(sijaintiCalls.list, {
    needs: ['page.grid.edit', 'action.keikka.create'],
    tenant: { asiakasId: 'service' },
  }),
  passes(sijaintiCalls.listAll, { needs: ['page.grid.edit', 'action.keikka.create'] }),
  passes(sijaintiCalls.get, { needs: ['page.grid.edit', 'action.keikka.create'] }),
  passes(sijaintiCalls.create, { needs: COMPANY_ADMIN }),
  passes(sijaintiCalls.set, { needs: COMPANY_ADMIN }),
  passes(sijaintiCalls.delete, { needs: COMPANY_ADMIN }),
  passes(sijaintiCalls.restore, { needs: COMPANY_ADMIN }),
  passes(sijaintiCalls.saveOnKeikka, { needs: 'signedIn' }),
);
