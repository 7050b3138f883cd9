import { laskuajoCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

const NOBODYS_AJO = 999_999;

export const laskuajoRows: readonly MatrixRow[] = [
  // A period that ends before it begins, so that no invoice is made: 400 shows that the right was enough.
  row(laskuajoCalls.aloita, {
    input: () => ({ first: '20261130', last: '20261101', laskuttajaAsiakasId: 0 }),
    right: rights.editLaskut,
    status: 400,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(laskuajoCalls.keskeyta, {
    input: () => ({ laskuajoId: NOBODYS_AJO }),
    right: rights.editLaskut,
    status: 404,
  }),
  row(laskuajoCalls.list, {
    input: () => ({ laskuttajaAsiakasId: 0 }),
    right: rights.readLaskutus,
    status: 200,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(laskuajoCalls.get, {
    input: () => ({ laskuajoId: NOBODYS_AJO }),
    right: rights.readLaskutus,
    status: 404,
  }),
];
