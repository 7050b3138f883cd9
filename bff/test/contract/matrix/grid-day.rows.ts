import { gridDayCalls } from '@keikka/contracts';
import { dayParams, today } from '../facts.js';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

export const gridDayRows: readonly MatrixRow[] = [
  row(gridDayCalls.get, { input: () => dayParams, right: rights.readGrid, status: 200 }),
  row(gridDayCalls.getOfSource, {
    input: () => ({ ...dayParams, extra: 'kaikki' }),
    right: rights.readGrid,
    status: 200,
  }),
  row(gridDayCalls.listLoads, {
    input: () => ({ first: today, last: today }),
    right: rights.readGrid,
    status: 200,
  }),
];
