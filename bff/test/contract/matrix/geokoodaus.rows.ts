import { geokoodausCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

export const geokoodausRows: readonly MatrixRow[] = [
  // Nothing to look up: 404 shows that the right was enough.
  row(geokoodausCalls.get, { input: () => ({ text: ' ' }), right: rights.chooseAsiakas, status: 404 }),
];
