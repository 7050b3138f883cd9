import { keikkaCalls, keikkaFormCalls, kuskiCalls, orderMessages, stepLogCalls } from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

export const keikkaDoors = doors(
  { of: 'Keikka', tag: 'keikka' },
  passes(keikkaCalls.saveVehicle, {
    to: orderMessages.keikkaMove,
    needs: 'page.grid.edit',
    tenant: { personIds: 'service' },
  }),
  passes(keikkaCalls.savePumppuAika, { to: orderMessages.keikkaMove, needs: ['signedIn', 'embedPerson'] }),
  passes(keikkaCalls.saveMoves, { needs: 'page.grid.edit', tenant: { 'moves.personIds': 'service' } }),
  passes(keikkaFormCalls.listPrevious, {
    needs: ['role:asiakasAdmin', 'role:isKeikkaAdmin', 'role:isSystemAdmin', 'role:laskuAdmin'],
  }),
  passes(keikkaFormCalls.search, { needs: 'page.haku.read', tenant: { ownerAsiakasId: 'own' } }),
  passes(keikkaFormCalls.listChanges, {
    needs: [
      'role:asiakasAdmin',
      'role:isKeikkaAdmin',
      'role:isKeikkaHandler',
      'role:isSystemAdmin',
      'role:laskuAdmin',
    ],
    tenant: { ownerAsiakasId: 'service' },
  }),
  passes(keikkaFormCalls.setSourceAsiakas, {
    needs: 'page.grid.edit',
    tenant: { sourceAsiakasId: 'service' },
  }),
  passes(keikkaFormCalls.saveVarmenne, { needs: 'page.grid.edit' }),
  passes(keikkaFormCalls.confirmTarkistus, { needs: 'page.grid.edit' }),
  passes(keikkaFormCalls.create, {
    needs: ['signedIn', 'embedPerson'],
    tenant: {
      asiakasId: 'service',
      ownerAsiakasId: 'service',
      sourceAsiakasId: 'service',
      betoniAsiakasId: 'service',
      pumppuAsiakasId: 'service',
    },
  }),
  passes(keikkaFormCalls.luonnosValinnat, { needs: ['signedIn', 'embedPerson'] }),
  passes(keikkaCalls.copy, { needs: 'action.keikka.create' }),
  passes(keikkaCalls.listTilat, { needs: ['signedIn', 'embed'], tenant: { ownerAsiakasId: 'own' } }),
  passes(keikkaCalls.saveTila, { needs: ['signedIn', 'embedPerson'], tenant: { personId: 'self' } }),
  passes(stepLogCalls.save, { needs: 'signedIn', tenant: { personId: 'self' }, operation: 'addStepLog' }),
  passes(stepLogCalls.delete, { needs: 'signedIn', operation: 'deleteStepLog' }),
  passes(stepLogCalls.restore, { needs: 'signedIn', operation: 'restoreStepLog' }),
  passes(kuskiCalls.add, {
    needs: 'page.grid.edit',
    tenant: { personId: 'service' },
    operation: 'addKuski',
  }),
  passes(kuskiCalls.remove, {
    needs: 'page.grid.edit',
    tenant: { personId: 'service' },
    operation: 'removeKuski',
  }),
  passes(kuskiCalls.setForVehicle, {
    needs: 'page.grid.edit',
    tenant: { personId: 'service' },
    operation: 'setKuskiForVehicle',
  }),
  passes(kuskiCalls.restore, {
    needs: 'page.grid.edit',
    tenant: { 'orders.personIds': 'service', 'dayVehicles.personId': 'service' },
    operation: 'restoreKuskit',
  }),
);
