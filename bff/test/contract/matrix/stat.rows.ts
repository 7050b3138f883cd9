import { statCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

export const statRows: readonly MatrixRow[] = [
  row(statCalls.listWeighted, {
    input: () => ({ id: 0 }),
    right: rights.createKeikka,
    status: 200,
    tenant: 'id',
  }),
];
