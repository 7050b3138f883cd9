import { vehicleCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

export const vehicleRows: readonly MatrixRow[] = [
  row(vehicleCalls.listTypes, {
    input: () => ({ ownerAsiakasId: 0 }),
    right: rights.named,
    status: 200,
    tenant: 'ownerAsiakasId',
  }),
  row(vehicleCalls.list, {
    input: () => ({ ownerAsiakasId: 0 }),
    right: rights.readGrid,
    status: 200,
    tenant: 'ownerAsiakasId',
  }),
];
