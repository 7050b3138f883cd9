import { hyvitysCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';
import { invoicers } from './invoicers.js';

export const hyvitysDoors = doors(
  { of: 'Hyvitys', tag: 'laskut' },
  passes(hyvitysCalls.get, { needs: 'laskutus.read' }),
  passes(hyvitysCalls.nyt, { needs: 'laskutus.read' }),
  passes(hyvitysCalls.luo, { needs: invoicers }),
);
