import { gridDayCalls } from '@keikka/contracts';
import { dayParams, today } from '../facts.js';
import { gridReaders, row, type MatrixRow } from './row.js';

export const gridDayRows: readonly MatrixRow[] = [
  row(gridDayCalls.get, { input: () => dayParams, answers: { 200: gridReaders } }),
  row(gridDayCalls.getOfSource, {
    input: () => ({ ...dayParams, extra: 'kaikki' }),
    answers: { 200: gridReaders },
  }),
  row(gridDayCalls.listLoads, {
    input: () => ({ first: today, last: today }),
    answers: { 200: gridReaders },
  }),
];
