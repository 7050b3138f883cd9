import { geokoodausCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const geokoodausDoors = doors(
  { of: 'Geokoodaus', tag: 'geokoodaus' },
  passes(geokoodausCalls.get, { needs: ['page.grid.edit', 'action.keikka.create'] }),
);
