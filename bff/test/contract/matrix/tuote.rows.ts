import { tuoteCalls } from '@keikka/contracts';
import { aimedBy, invoicers, ownInvoicers, row, type MatrixRow } from './row.js';

export const tuoteRows: readonly MatrixRow[] = [
  row(tuoteCalls.list, {
    input: () => ({ asiakasId: 0 }),
    answers: { 200: invoicers },
    tenant: 'asiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(tuoteCalls.get, {
    input: ({ tuoteId }) => ({ tuoteId }),
    answers: { 200: ownInvoicers, 404: ['kilpailija'] },
  }),
  row(tuoteCalls.listCategoryTypes, { answers: { 200: invoicers } }),
  row(tuoteCalls.save, {
    input: ({ tuoteId }, caller) => ({
      tuoteId: aimedBy(caller, ownInvoicers, tuoteId),
      nimike: 'Sopimustesti',
    }),
    answers: { 404: invoicers },
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(tuoteCalls.saveForeignKey, {
    input: ({ tuoteId }, caller) => ({
      tuoteId: aimedBy(caller, ownInvoicers, tuoteId),
      foreignKeySourceId: 1,
      foreignKey: 'NV-1',
      asiakasId: 0,
    }),
    answers: { 404: invoicers },
    tenant: 'asiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(tuoteCalls.delete, {
    input: ({ tuoteId }, caller) => ({ tuoteId: aimedBy(caller, ownInvoicers, tuoteId) }),
    answers: { 404: invoicers },
  }),
];
