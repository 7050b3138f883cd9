import { tuoteCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { aimedBy, row, type MatrixRow } from './row.js';

export const tuoteRows: readonly MatrixRow[] = [
  row(tuoteCalls.list, {
    input: () => ({ asiakasId: 0 }),
    right: rights.readLaskutus,
    status: 200,
    tenant: 'asiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(tuoteCalls.get, {
    input: ({ tuoteId }) => ({ tuoteId }),
    right: rights.readLaskutus,
    status: 200,
    others: { 404: ['kilpailija'] },
  }),
  row(tuoteCalls.listCategoryTypes, { right: rights.readLaskutus, status: 200 }),
  row(tuoteCalls.save, {
    input: ({ tuoteId }, caller) => ({
      tuoteId: aimedBy(caller, rights.editTuotteet, tuoteId),
      nimike: 'Sopimustesti',
    }),
    right: rights.editTuotteet,
    status: 404,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(tuoteCalls.saveForeignKey, {
    input: ({ tuoteId }, caller) => ({
      tuoteId: aimedBy(caller, rights.editTuotteet, tuoteId),
      foreignKeySourceId: 1,
      foreignKey: 'NV-1',
      asiakasId: 0,
    }),
    right: rights.editTuotteet,
    status: 404,
    tenant: 'asiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(tuoteCalls.delete, {
    input: ({ tuoteId }, caller) => ({ tuoteId: aimedBy(caller, rights.editTuotteet, tuoteId) }),
    right: rights.editTuotteet,
    status: 404,
  }),
];
