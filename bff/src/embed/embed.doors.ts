import { embedCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const embedDoors = doors(
  { of: 'EmbedKeikka', tag: 'embed' },
  passes(embedCalls.keikat, { needs: 'embedPerson', operation: 'listEmbedKeikat' }),
);
