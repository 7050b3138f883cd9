import { palkkiCalls } from '@keikka/contracts';
import { companyOf, dayParams, newPalkki } from '../facts.js';
import { aimedBy, anybody, gridReaders, ownPlanners, planners, row, without, type MatrixRow } from './row.js';

export const palkkiRows: readonly MatrixRow[] = [
  row(palkkiCalls.listTypes, { input: () => ({ asiakasId: 1 }), answers: { 200: anybody } }),
  row(palkkiCalls.list, {
    input: () => ({
      ownerAsiakasId: 0,
      start: dayParams.startISO,
      end: dayParams.endISO,
      sourceAsiakasId: 0,
    }),
    answers: { 200: gridReaders },
    tenant: 'ownerAsiakasId',
  }),
  row(palkkiCalls.get, {
    input: ({ palkki: { palkkiId } }) => ({ palkkiId }),
    answers: { 200: without('asiakas', 'kumppani', 'kilpailija'), 404: ['kumppani', 'kilpailija'] },
  }),
  // Who may not makes a new one on the vehicle of company 1.
  ...[palkkiCalls.save, palkkiCalls.make].map((call) =>
    row(call, {
      input: ({ vehicleId }, caller) => ({
        ...newPalkki(vehicleId, companyOf(caller)),
        palkkiId: aimedBy(caller, ownPlanners, 0),
      }),
      answers: { 404: planners },
      tenant: 'ownerAsiakasId',
    }),
  ),
  row(palkkiCalls.copy, {
    input: ({ palkki: { palkkiId } }, caller) => ({ palkkiId: aimedBy(caller, ownPlanners, palkkiId) }),
    answers: { 404: planners },
  }),
  row(palkkiCalls.move, {
    input: ({ palkki: { palkkiId, vehicleId } }, caller) => ({
      palkkiId: aimedBy(caller, ownPlanners, palkkiId),
      vehicleId,
    }),
    answers: { 404: planners },
  }),
  row(palkkiCalls.delete, {
    input: ({ palkki: { palkkiId } }, caller) => ({ palkkiId: aimedBy(caller, ownPlanners, palkkiId) }),
    answers: { 404: planners },
  }),
];
