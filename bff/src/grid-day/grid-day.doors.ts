import { gridDayCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const gridDayDoors = doors(
  { of: 'GridDay', tag: 'grid' },
  passes(gridDayCalls.listLoads, { needs: 'page.grid.read', bulk: true }),
);
