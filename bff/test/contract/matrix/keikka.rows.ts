import { keikkaCalls, stepLogCalls } from '@keikka/contracts';
import type { Facts } from '../facts.js';
import type { Caller } from '../house-bff.js';
import { aimedBy, everybody, ownPlanners, row, without, type MatrixRow } from './row.js';

const aimed = ({ keikka: { keikkaId } }: Facts, caller: Caller): { keikkaId: number } => ({
  keikkaId: aimedBy(caller, ownPlanners, keikkaId),
});

export const keikkaRows: readonly MatrixRow[] = [
  row(keikkaCalls.get, {
    input: ({ keikka: { keikkaId } }) => ({ keikkaId, ownerAsiakasId: 1 }),
    answers: { 200: [...without('asiakas', 'kilpailija'), 'portaali'] },
  }),
  row(keikkaCalls.copy, { input: aimed, answers: { 404: ownPlanners } }),
  row(keikkaCalls.delete, { input: aimed, answers: { 404: ownPlanners } }),
  row(keikkaCalls.saveVehicle, {
    input: (facts, caller) => ({ ...aimed(facts, caller), vehicleId: facts.keikka.vehicleId }),
    answers: { 404: ownPlanners },
  }),
  row(keikkaCalls.saveMoves, {
    input: (facts, caller) => ({
      moves: [{ ...aimed(facts, caller), vehicleId: facts.keikka.vehicleId }],
    }),
    answers: { 404: ownPlanners },
  }),
  row(keikkaCalls.savePumppuAika, {
    input: (facts, caller) => {
      const { pumppuAika, pumppuKesto } = facts.keikka;
      return { ...aimed(facts, caller), pumppuAika, pumppuKesto };
    },
    answers: { 404: ownPlanners },
  }),
  row(keikkaCalls.listTilat, {
    input: () => ({ ownerAsiakasId: 0 }),
    answers: { 200: everybody },
    tenant: 'ownerAsiakasId',
  }),
  row(keikkaCalls.saveTila, {
    input: (facts, caller) => ({ ...aimed(facts, caller), keikkaTilaId: 3 }),
    answers: { 404: ownPlanners },
  }),
  row(stepLogCalls.listByKeikkas, {
    input: ({ keikka: { keikkaId } }) => ({ keikkaIds: String(keikkaId) }),
    answers: { 200: without('asiakas', 'kilpailija') },
  }),
];
