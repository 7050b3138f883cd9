import { asiakasCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const asiakasDoors = doors(
  { of: 'Asiakas', tag: 'asiakas' },
  passes(asiakasCalls.listLinks, { needs: 'signedIn', tenant: { asiakasId: 'own' } }),
  passes(asiakasCalls.addLink, {
    needs: ['role:asiakasAdmin', 'role:isSystemAdmin'],
    tenant: { asiakasId: 'service', linkedAsiakasId: 'service' },
  }),
  passes(asiakasCalls.deleteLink, { needs: ['role:asiakasAdmin', 'role:isSystemAdmin'] }),
  passes(asiakasCalls.list, {
    needs: ['page.grid.edit', 'action.keikka.create', 'laskutus.read'],
    tenant: { ownerAsiakasId: 'own' },
  }),
  passes(asiakasCalls.get, {
    needs: ['page.grid.edit', 'action.keikka.create', 'laskutus.read'],
    tenant: { asiakasId: 'service' },
  }),
  passes(asiakasCalls.create, { needs: ['page.grid.edit', 'action.keikka.create'] }),
);
