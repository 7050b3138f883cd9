import { hyvitysCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

const NOBODYS_LASKU = 999_999;

export const hyvitysRows: readonly MatrixRow[] = [
  row(hyvitysCalls.get, {
    input: ({ keikkaLaskuId }) => ({ keikkaLaskuId }),
    right: rights.readLaskutus,
    status: 200,
    others: { 404: ['kilpailija'] },
  }),
  row(hyvitysCalls.nyt, {
    input: ({ keikkaLaskuId }) => ({ keikkaLaskuId }),
    right: rights.readLaskutus,
    status: 200,
    others: { 404: ['kilpailija'] },
  }),
  // An invoice that is not there, so that nothing is made: 404 shows that the right was enough.
  row(hyvitysCalls.luo, {
    input: () => ({ keikkaLaskuId: NOBODYS_LASKU }),
    right: rights.editLaskut,
    status: 404,
  }),
];
