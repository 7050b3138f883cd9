import { vehicleCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const vehicleDoors = doors(
  { of: 'Vehicle', tag: 'vehicle' },
  passes(vehicleCalls.listTypes, { needs: ['signedIn', 'embedPerson'], tenant: { ownerAsiakasId: 'own' } }),
  passes(vehicleCalls.list, { needs: 'page.grid.read', tenant: { ownerAsiakasId: 'own' } }),
);
