import { tuoteCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const tuoteDoors = doors(
  { of: 'Tuote', tag: 'tuotteet' },
  passes(tuoteCalls.listCategoryTypes, { needs: 'laskutus.read', cacheControl: 'private, max-age=360' }),
  passes(tuoteCalls.save, {
    needs: ['role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin'],
    tenant: { laskuttajaAsiakasId: 'invoiced' },
  }),
  passes(tuoteCalls.saveForeignKey, {
    needs: ['role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin'],
    tenant: { asiakasId: 'invoiced' },
  }),
  passes(tuoteCalls.delete, { needs: ['role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin'] }),
);
