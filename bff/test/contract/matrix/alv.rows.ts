import { alvCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

export const alvRows: readonly MatrixRow[] = [
  row(alvCalls.list, { input: () => ({}), right: rights.readLaskutus, status: 200 }),
  // More than all of the price, so that nobody's rate is changed: 400 shows that the right was enough.
  row(alvCalls.aseta, {
    input: () => ({ alkaen: '20260101', alv: '101' }),
    right: rights.settleLahetykset,
    status: 400,
  }),
];
