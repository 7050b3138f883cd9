import { sijaintiCalls } from '@keikka/contracts';
import { rights, without } from './rights.js';
import { foreigners, row, type MatrixRow } from './row.js';

export const sijaintiRows: readonly MatrixRow[] = [
  row(sijaintiCalls.list, {
    input: () => ({ asiakasId: 0 }),
    right: rights.chooseAsiakas,
    status: 200,
  }),
  row(sijaintiCalls.listAll, { input: () => ({}), right: rights.chooseAsiakas, status: 200 }),
  row(sijaintiCalls.get, {
    input: () => ({ sijaintiId: 999_999 }),
    right: rights.chooseAsiakas,
    status: 404,
  }),
  // Without a name, so that nothing is made: 400 shows that the right was enough.
  row(sijaintiCalls.create, {
    input: () => ({ sijaintiNimi: ' ' }),
    right: rights.editTehtaat,
    status: 400,
  }),
  row(sijaintiCalls.set, {
    input: () => ({ sijaintiId: 999_999, sijaintiLyh: 'LOH' }),
    right: rights.editTehtaat,
    status: 404,
  }),
  row(sijaintiCalls.delete, {
    input: () => ({ sijaintiId: 999_999 }),
    right: rights.editTehtaat,
    status: 404,
  }),
  row(sijaintiCalls.restore, {
    input: () => ({ sijaintiId: 999_999 }),
    right: rights.editTehtaat,
    status: 404,
  }),
  // No factory, so that nothing is changed: 400 shows that the right was enough.
  row(sijaintiCalls.saveOnKeikka, {
    input: ({ keikka: { keikkaId } }) => ({ keikkaId, sijaintiId: 999_999 }),
    right: rights.signedIn,
    status: 400,
    others: { 403: [...without(...rights.editGrid.holders), ...foreigners] },
  }),
];
