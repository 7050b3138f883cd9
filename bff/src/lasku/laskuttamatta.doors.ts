import { laskuttamattaCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const laskuttamattaDoors = doors(
  { of: 'Laskuttamatta', tag: 'laskut' },
  passes(laskuttamattaCalls.list, {
    needs: 'laskutus.read',
    tenant: { laskuttajaAsiakasId: 'invoiced' },
  }),
);
