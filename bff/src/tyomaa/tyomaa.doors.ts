import { tyomaaCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const tyomaaDoors = doors(
  { of: 'Tyomaa', tag: 'tyomaa' },
  passes(tyomaaCalls.search, {
    needs: ['page.grid.edit', 'action.keikka.create'],
    tenant: { ownerAsiakasId: 'own', asiakasId: 'service' },
  }),
  passes(tyomaaCalls.listOfAsiakas, {
    needs: ['page.grid.edit', 'action.keikka.create'],
    tenant: { asiakasId: 'service' },
  }),
  passes(tyomaaCalls.listAll, {
    needs: ['page.grid.edit', 'action.keikka.create'],
    tenant: { ownerAsiakasId: 'own' },
    bulk: true,
  }),
  passes(tyomaaCalls.list, {
    needs: ['page.grid.edit', 'action.keikka.create'],
    tenant: { personId: 'service', asiakasId: 'service' },
  }),
  passes(tyomaaCalls.listPairs, { needs: ['page.grid.edit', 'action.keikka.create'], bulk: true }),
  passes(tyomaaCalls.setApart, { needs: ['page.grid.edit', 'action.keikka.create'] }),
  passes(tyomaaCalls.mergePreview, { needs: ['page.grid.edit', 'action.keikka.create'] }),
  passes(tyomaaCalls.merge, { needs: ['page.grid.edit', 'action.keikka.create'] }),
  passes(tyomaaCalls.lastMerge, { needs: ['page.grid.edit', 'action.keikka.create'] }),
  passes(tyomaaCalls.unmerge, { needs: ['page.grid.edit', 'action.keikka.create'] }),
  passes(tyomaaCalls.delete, { needs: ['page.grid.edit', 'action.keikka.create'] }),
  passes(tyomaaCalls.restore, { needs: ['page.grid.edit', 'action.keikka.create'] }),
  passes(tyomaaCalls.get, { needs: ['page.grid.edit', 'action.keikka.create'] }),
  passes(tyomaaCalls.set, {
    needs: ['page.grid.edit', 'action.keikka.create'],
    tenant: { ownerAsiakasId: 'own', tyomaaContactPersonId: 'service' },
  }),
  passes(tyomaaCalls.setContactPerson, {
    needs: ['page.grid.edit', 'action.keikka.create'],
    tenant: { personId: 'service' },
  }),
  passes(tyomaaCalls.listPersons, { needs: ['page.grid.edit', 'action.keikka.create'] }),
  passes(tyomaaCalls.addPerson, {
    needs: ['page.grid.edit', 'action.keikka.create'],
    tenant: { personId: 'service' },
  }),
  passes(tyomaaCalls.removePerson, {
    needs: ['page.grid.edit', 'action.keikka.create'],
    tenant: { personId: 'service' },
  }),
  passes(tyomaaCalls.keikkaCount, { needs: ['page.grid.edit', 'action.keikka.create'] }),
  passes(tyomaaCalls.create, {
    needs: ['page.grid.edit', 'action.keikka.create'],
    tenant: { ownerAsiakasId: 'own', asiakasId: 'service', tyomaaContactPersonId: 'service' },
  }),
  passes(tyomaaCalls.createFromGrid, {
    needs: 'page.grid.edit',
    tenant: { ownerAsiakasId: 'own', personId: 'self', tyomaaContactPersonId: 'service' },
  }),
);
