import { integraatioCalls, lahetysCalls, laskuCalls, laskuLogCalls, laskuRiviCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';
import { invoicers } from './invoicers.js';

export const laskuDoors = doors(
  { of: 'Lasku', tag: 'laskut' },
  passes(laskuCalls.create, {
    needs: invoicers,
    tenant: { laskuttajaAsiakasId: 'invoiced', maksajaAsiakasId: 'service' },
  }),
  passes(laskuCalls.listForKeikka, {
    needs: 'laskutus.read',
    tenant: { laskuttajaAsiakasId: 'invoiced' },
  }),
  passes(laskuCalls.listByAsiakas, {
    needs: 'laskutus.read',
    tenant: { asiakasId: 'service', maksajaAsiakasId: 'service' },
    bulk: true,
  }),
  passes(laskuCalls.haku, {
    needs: 'laskutus.read',
    tenant: { laskuttajaAsiakasId: 'invoiced', maksajaAsiakasId: 'service' },
    bulk: true,
  }),
  passes(laskuCalls.get, { needs: 'laskutus.read' }),
  passes(laskuCalls.getByInvoiceNumber, {
    needs: 'laskutus.read',
    tenant: { laskuttajaAsiakasId: 'invoiced' },
  }),
  passes(laskuCalls.save, { needs: invoicers, tenant: { maksajaAsiakasId: 'service' } }),
  passes(laskuCalls.reload, { needs: invoicers }),
  passes(laskuCalls.verota, { needs: invoicers }),
  passes(laskuCalls.delete, { needs: invoicers }),
);

export const laskuRiviDoors = doors(
  { of: 'LaskuRivi', tag: 'laskut' },
  passes(laskuRiviCalls.save, {
    needs: invoicers,
    tenant: { laskuttajaAsiakasId: 'invoiced', maksajaAsiakasId: 'service' },
  }),
  passes(laskuRiviCalls.selvitys, { needs: 'laskutus.read' }),
  passes(laskuRiviCalls.delete, { needs: invoicers }),
  passes(laskuRiviCalls.deleteAll, { needs: invoicers }),
  passes(laskuRiviCalls.copy, { needs: invoicers }),
  passes(laskuRiviCalls.order, { needs: invoicers }),
);

export const laskuLogDoors = doors(
  { of: 'LaskuLog', tag: 'laskut' },
  passes(laskuLogCalls.list, { needs: 'laskutus.read' }),
  passes(laskuLogCalls.get, { needs: 'laskutus.read' }),
  passes(laskuLogCalls.add, { needs: invoicers, tenant: { personId: 'self' } }),
  passes(laskuLogCalls.delete, { needs: invoicers }),
);

export const lahetysDoors = doors(
  { of: 'Lahetys', tag: 'laskut' },
  passes(lahetysCalls.paperille, {
    needs: invoicers,
    tenant: { laskuttajaAsiakasId: 'invoiced', maksajaAsiakasId: 'service' },
  }),
  passes(lahetysCalls.get, { needs: 'laskutus.read' }),
  passes(lahetysCalls.list, { needs: 'laskutus.read', tenant: { laskuttajaAsiakasId: 'invoiced' } }),
  passes(lahetysCalls.vapauta, { needs: ['role:asiakasAdmin', 'role:isSystemAdmin'] }),
);

export const integraatioDoors = doors(
  { of: 'Integraatio', tag: 'laskut' },
  passes(integraatioCalls.list, {
    needs: 'laskutus.read',
    tenant: { laskuttajaAsiakasId: 'invoiced' },
  }),
  passes(integraatioCalls.save, { needs: ['role:asiakasAdmin', 'role:isSystemAdmin'] }),
);
