import { vehicleCalls } from '@keikka/contracts';
import { gridReaders, row, type MatrixRow } from './row.js';

export const vehicleRows: readonly MatrixRow[] = [
  row(vehicleCalls.list, {
    input: () => ({ ownerAsiakasId: 0 }),
    answers: { 200: gridReaders },
    tenant: 'ownerAsiakasId',
  }),
];
