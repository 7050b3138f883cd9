import { laskuajoCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';
import { invoicers } from './invoicers.js';

export const laskuajoDoors = doors(
  { of: 'Laskuajo', tag: 'laskut' },
  passes(laskuajoCalls.aloita, { needs: invoicers, tenant: { laskuttajaAsiakasId: 'invoiced' } }),
  passes(laskuajoCalls.keskeyta, { needs: invoicers }),
  passes(laskuajoCalls.list, { needs: 'laskutus.read', tenant: { laskuttajaAsiakasId: 'invoiced' } }),
  passes(laskuajoCalls.get, { needs: 'laskutus.read' }),
);
