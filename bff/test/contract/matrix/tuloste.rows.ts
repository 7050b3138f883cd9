import { tulosteCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

const NOBODYS_LASKU = 999_999;

/** They name an invoice that does not exist: 404 shows that the right was enough. */
export const tulosteRows: readonly MatrixRow[] = [tulosteCalls.pdf, tulosteCalls.finvoice].map((call) =>
  row(call, {
    input: () => ({ keikkaLaskuId: NOBODYS_LASKU }),
    right: rights.readLaskutus,
    status: 404,
  }),
);
