import { personCalls, personPvmCalls, staffMessages } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const personDoors = doors(
  { of: 'Person', tag: 'person' },
  passes(personCalls.search, {
    needs: ['page.grid.edit', 'action.keikka.create'],
    tenant: { ownerAsiakasId: 'own', asiakasId: 'service' },
  }),
  passes(personCalls.get, {
    needs: ['page.grid.edit', 'action.keikka.create'],
    tenant: { personId: 'service' },
  }),
  passes(personCalls.save, {
    needs: ['page.grid.edit', 'action.keikka.create'],
    tenant: { asiakasId: 'service', personId: 'service' },
  }),
  passes(personCalls.listKuskiSums, {
    needs: 'page.grid.drivers.read',
    tenant: { ownerAsiakasId: 'own' },
    bulk: true,
  }),
  passes(personPvmCalls.setVehicle, {
    to: staffMessages.personPvmSetVehicle,
    needs: 'page.grid.drivers.edit',
    tenant: { ownerAsiakasId: 'own', personId: 'service' },
  }),
);
