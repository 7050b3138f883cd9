import { sijaintiCalls } from '@keikka/contracts';
import { rights, without } from './rights.js';
import { foreigners, row, type MatrixRow } from './row.js';

export const sijaintiRows: readonly MatrixRow[] = [
  row(sijaintiCalls.list, {
    input: () => ({ asiakasId: 0 }),
    right: rights.chooseAsiakas,
    status: 200,
  }),
  // No factory, so that nothing is changed: 400 shows that the right was enough.
  row(sijaintiCalls.saveOnKeikka, {
    input: ({ keikka: { keikkaId } }) => ({ keikkaId, sijaintiId: 999_999 }),
    right: rights.signedIn,
    status: 400,
    others: { 403: [...without(...rights.editGrid.holders), ...foreigners] },
  }),
];
