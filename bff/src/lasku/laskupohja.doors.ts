import { laskupohjaBetoniCalls, laskupohjaCalls, laskupohjaRiviCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';
import { invoicers } from './invoicers.js';

export const laskupohjaDoors = doors(
  { of: 'Laskupohja', tag: 'laskupohjat' },
  passes(laskupohjaCalls.get, { needs: 'laskutus.read' }),
  passes(laskupohjaCalls.list, {
    needs: 'laskutus.read',
    tenant: { ownerAsiakasId: 'invoiced', asiakasId: 'service', sourceAsiakasId: 'service' },
  }),
  passes(laskupohjaCalls.listByAsiakas, {
    needs: 'laskutus.read',
    tenant: { laskuttajaAsiakasId: 'invoiced', asiakasId: 'service' },
  }),
  passes(laskupohjaCalls.koeajo, {
    needs: 'laskutus.read',
    tenant: { asiakasId: 'service', sourceAsiakasId: 'service' },
    bulk: true,
  }),
  passes(laskupohjaCalls.listTilat, { needs: 'laskutus.read' }),
  passes(laskupohjaCalls.create, {
    needs: invoicers,
    tenant: { laskuttajaAsiakasId: 'invoiced', asiakasId: 'service', sourceAsiakasId: 'service' },
  }),
  passes(laskupohjaCalls.createFromGrid, {
    needs: invoicers,
    tenant: { ownerAsiakasId: 'invoiced', maksajaAsiakasId: 'service' },
  }),
  passes(laskupohjaCalls.save, {
    needs: invoicers,
    tenant: { asiakasId: 'service', sourceAsiakasId: 'service' },
  }),
  passes(laskupohjaCalls.savePerusData, {
    needs: invoicers,
    tenant: { asiakasId: 'service', sourceAsiakasId: 'service' },
  }),
  passes(laskupohjaCalls.saveLisaData, { needs: invoicers }),
  passes(laskupohjaCalls.saveLaskuData, { needs: invoicers }),
  passes(laskupohjaCalls.setTila, { needs: invoicers }),
  passes(laskupohjaCalls.delete, { needs: invoicers }),
);

export const laskupohjaRiviDoors = doors(
  { of: 'LaskupohjaRivi', tag: 'laskupohjat' },
  passes(laskupohjaRiviCalls.get, { needs: 'laskutus.read' }),
  passes(laskupohjaRiviCalls.create, { needs: invoicers }),
  passes(laskupohjaRiviCalls.save, { needs: invoicers }),
  passes(laskupohjaRiviCalls.delete, { needs: invoicers }),
  passes(laskupohjaRiviCalls.copy, { needs: invoicers }),
);

export const laskupohjaBetoniDoors = doors(
  { of: 'LaskupohjaBetoni', tag: 'laskupohjat' },
  passes(laskupohjaBetoniCalls.save, { needs: invoicers }),
  passes(laskupohjaBetoniCalls.delete, { needs: invoicers }),
);
