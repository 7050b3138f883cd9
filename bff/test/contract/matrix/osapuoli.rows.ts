import { osapuoliCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

/** A company that is nobody's customer: 400 shows that the right was enough. */
const NOBODYS = 999_999;

export const osapuoliRows: readonly MatrixRow[] = [
  row(osapuoliCalls.get, { input: () => ({ asiakasId: NOBODYS }), right: rights.readLaskutus, status: 400 }),
  row(osapuoliCalls.save, {
    input: () => ({ asiakasId: NOBODYS, katuosoite: 'x' }),
    right: rights.editLaskut,
    status: 400,
  }),
];
