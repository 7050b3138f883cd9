import { laskuttamattaCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

const NOBODYS_KEIKKA = 999_999;

/** Of an order that does not exist, so that nothing is made: 404 shows that the right was enough. */
const mends = {
  right: rights.editLaskut,
  status: 404,
  tenant: 'laskuttajaAsiakasId',
  isOpenToSystemAdmin: true,
} as const;
const tilaus = { keikkaId: NOBODYS_KEIKKA, laskuttajaAsiakasId: 0 };

export const laskuttamattaRows: readonly MatrixRow[] = [
  row(laskuttamattaCalls.list, {
    input: () => ({ first: '20261101', last: '20261130', laskuttajaAsiakasId: 0 }),
    right: rights.readLaskutus,
    status: 200,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(laskuttamattaCalls.esikatselu, {
    input: () => tilaus,
    right: rights.readLaskutus,
    status: 404,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(laskuttamattaCalls.jatkaPohjaa, {
    input: () => ({ ...tilaus, laskupohjaId: 1, endDate: '20261231' }),
    ...mends,
  }),
  row(laskuttamattaCalls.luoPohjalla, { input: () => ({ ...tilaus, laskupohjaId: 1 }), ...mends }),
  row(laskuttamattaCalls.paivitaMaara, { input: () => tilaus, ...mends }),
  row(laskuttamattaCalls.luoLisalasku, { input: () => tilaus, ...mends }),
];
