import { osapuoliCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';
import { invoicers } from './invoicers.js';

export const osapuoliDoors = doors(
  { of: 'Osapuoli', tag: 'laskut' },
  passes(osapuoliCalls.get, { needs: 'laskutus.read', tenant: { asiakasId: 'service' } }),
  passes(osapuoliCalls.save, { needs: invoicers, tenant: { asiakasId: 'service' } }),
);
