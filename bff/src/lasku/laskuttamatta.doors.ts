import { laskuttamattaCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';
import { invoicers } from './invoicers.js';

export const laskuttamattaDoors = doors(
  { of: 'Laskuttamatta', tag: 'laskut' },
  passes(laskuttamattaCalls.list, {
    needs: 'laskutus.read',
    tenant: { laskuttajaAsiakasId: 'invoiced' },
    bulk: true,
  }),
  passes(laskuttamattaCalls.esikatselu, {
    needs: 'laskutus.read',
    tenant: { laskuttajaAsiakasId: 'invoiced' },
  }),
  passes(laskuttamattaCalls.jatkaPohjaa, {
    needs: invoicers,
    tenant: { laskuttajaAsiakasId: 'invoiced' },
  }),
  passes(laskuttamattaCalls.luoPohjalla, {
    needs: invoicers,
    tenant: { laskuttajaAsiakasId: 'invoiced' },
  }),
  passes(laskuttamattaCalls.paivitaMaara, {
    needs: invoicers,
    tenant: { laskuttajaAsiakasId: 'invoiced' },
  }),
  passes(laskuttamattaCalls.luoLisalasku, {
    needs: invoicers,
    tenant: { laskuttajaAsiakasId: 'invoiced' },
  }),
);
