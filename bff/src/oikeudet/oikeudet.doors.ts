import { oikeudetCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

const needs = 'role:isRoleManager' as const;

/** Who may read or write what; the services say of whose things. */
export const oikeudetDoors = doors(
  { of: 'Oikeudet', tag: 'oikeudet' },
  passes(oikeudetCalls.listOnKeikka, { needs }),
  passes(oikeudetCalls.addToKeikka, { needs, tenant: { personId: 'service' } }),
  passes(oikeudetCalls.removeFromKeikka, { needs, tenant: { personId: 'service' } }),
  passes(oikeudetCalls.saveOnKeikka, { needs, tenant: { personId: 'service' } }),
  passes(oikeudetCalls.setContactOnKeikka, { needs: 'signedIn', tenant: { personId: 'service' } }),
  passes(oikeudetCalls.setContactOnAsiakas, {
    needs: 'signedIn',
    tenant: { asiakasId: 'service', personId: 'service' },
  }),
  passes(oikeudetCalls.saveOnTyomaa, { needs, tenant: { personId: 'service' } }),
  passes(oikeudetCalls.listOnAsiakas, { needs, tenant: { asiakasId: 'service' } }),
  passes(oikeudetCalls.addToAsiakas, { needs, tenant: { asiakasId: 'service', personId: 'service' } }),
  passes(oikeudetCalls.saveOnAsiakas, { needs, tenant: { asiakasId: 'service', personId: 'service' } }),
);
