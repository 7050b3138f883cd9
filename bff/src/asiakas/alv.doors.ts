import { alvCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const alvDoors = doors(
  { of: 'Alv', tag: 'asiakas' },
  passes(alvCalls.list, { needs: 'laskutus.read' }),
  passes(alvCalls.aseta, { needs: ['role:asiakasAdmin', 'role:isSystemAdmin'] }),
);
