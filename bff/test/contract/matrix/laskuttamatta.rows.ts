import { laskuttamattaCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

export const laskuttamattaRows: readonly MatrixRow[] = [
  row(laskuttamattaCalls.list, {
    input: () => ({ first: '20261101', last: '20261130', laskuttajaAsiakasId: 0 }),
    right: rights.readLaskutus,
    status: 200,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
];
