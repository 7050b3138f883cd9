import { traceCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

export const traceRows: readonly MatrixRow[] = [
  // Nothing is traced here: 404 shows that the right was enough.
  row(traceCalls.addSpans, { input: () => ({ spans: [] }), right: rights.signedIn, status: 404 }),
];
