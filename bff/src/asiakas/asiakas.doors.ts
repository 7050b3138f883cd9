import { asiakasCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const asiakasDoors = doors(
  { of: 'Asiakas', tag: 'asiakas' },
  passes(asiakasCalls.listLinks, { needs: 'signedIn', tenant: { asiakasId: 'own' } }),
);
