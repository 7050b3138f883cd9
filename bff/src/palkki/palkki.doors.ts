import { palkkiCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const palkkiDoors = doors(
  { of: 'Palkki', tag: 'grid' },
  passes(palkkiCalls.get, { needs: 'page.grid.read' }),
  passes(palkkiCalls.move, { needs: 'page.grid.edit' }),
  passes(palkkiCalls.delete, { needs: 'action.palkki.create' }),
  passes(palkkiCalls.setPerson, { needs: 'action.palkki.create', tenant: { personId: 'service' } }),
  passes(palkkiCalls.removePerson, { needs: 'action.palkki.create', tenant: { personId: 'service' } }),
  passes(palkkiCalls.listPersons, { needs: 'page.grid.read', tenant: { ownerAsiakasId: 'own' } }),
  passes(palkkiCalls.listNakyvyys, { needs: 'page.grid.read' }),
  passes(palkkiCalls.addNakyvyys, { needs: 'action.palkki.create', tenant: { asiakasId: 'service' } }),
  passes(palkkiCalls.deleteNakyvyys, { needs: 'action.palkki.create', tenant: { asiakasId: 'service' } }),
);
