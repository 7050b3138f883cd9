import { hinnatCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

const CUSTOMER = 13;

export const hinnatRows: readonly MatrixRow[] = [
  row(hinnatCalls.betoniPrices, {
    input: () => ({
      ...{ asiakasId: CUSTOMER, laatuId: 10, fast: 0, raeKokoId: 2, lujuusId: 4, notkeusId: 3 },
      ...{ rasitusluokat: '-', kayttoIkaId: 1 },
    }),
    right: rights.readLaskutus,
    status: 200,
  }),
  row(hinnatCalls.laskutetutBetonit, {
    input: () => ({ asiakasId: CUSTOMER, days: 365 }),
    right: rights.readLaskutus,
    status: 200,
  }),
  row(hinnatCalls.searchLaskutetut, {
    input: () => ({ searchText: 'C30', asiakasId: 0, days: 365 }),
    right: rights.readLaskutus,
    status: 200,
  }),
  row(hinnatCalls.attrHinnat, {
    input: () => ({ betoniAsiakasId: CUSTOMER, asiakasId: CUSTOMER }),
    right: rights.readLaskutus,
    status: 200,
  }),
  // An order that is not there: 404 shows that the right was enough.
  row(hinnatCalls.eval, {
    input: () => ({ expression: '{m3}', keikkaId: 999_999 }),
    right: rights.readLaskutus,
    status: 404,
  }),
];
