import { hinnatCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const hinnatDoors = doors(
  { of: 'Hinnat', tag: 'hinnat' },
  passes(hinnatCalls.betoniPrices, { needs: 'laskutus.read', tenant: { asiakasId: 'service' } }),
  passes(hinnatCalls.laskutetutBetonit, { needs: 'laskutus.read', tenant: { asiakasId: 'service' } }),
  passes(hinnatCalls.searchLaskutetut, {
    needs: 'laskutus.read',
    tenant: { asiakasId: 'service' },
    cacheControl: 'no-cache',
  }),
  passes(hinnatCalls.attrHinnat, {
    needs: 'laskutus.read',
    tenant: { asiakasId: 'service', betoniAsiakasId: 'service' },
  }),
  passes(hinnatCalls.eval, { needs: 'laskutus.read' }),
);
