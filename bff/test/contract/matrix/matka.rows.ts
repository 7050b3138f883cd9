import { matkaCalls } from '@keikka/contracts';
import { rights, without } from './rights.js';
import { foreigners, row, type MatrixRow } from './row.js';

/** No such site: 404 shows that the right was enough. */
const nowhere = { sijaintiId: 1, tyomaaId: 999_999 };

export const matkaRows: readonly MatrixRow[] = [
  row(matkaCalls.get, { input: () => nowhere, right: rights.chooseAsiakas, status: 404 }),
  row(matkaCalls.getFresh, { input: () => nowhere, right: rights.chooseAsiakas, status: 404 }),
  // No plant, so that nothing is changed: 400 shows that the right was enough.
  row(matkaCalls.saveBetoniToimittaja, {
    input: ({ keikka: { keikkaId } }) => ({
      keikkaId,
      betoniAsiakasId: null,
      sijaintiId: 999_999,
      matkaM: 1,
      matkaAika: 1,
    }),
    right: rights.signedIn,
    status: 400,
    others: { 403: [...without(...rights.editGrid.holders), ...foreigners] },
  }),
];
