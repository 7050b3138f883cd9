import { keikkaCalls, keikkaFormCalls, stepLogCalls } from '@keikka/contracts';
import type { Facts } from '../facts.js';
import type { Caller } from '../house-bff.js';
import { rights, without, type Right } from './rights.js';
import { aimedBy, foreigners, row, type MatrixRow } from './row.js';

const aimed = ({ keikka: { keikkaId } }: Facts, caller: Caller): { keikkaId: number } => ({
  keikkaId: aimedBy(caller, rights.editGrid, keikkaId),
});

/** Who may not plan the order, and so writes it only as a draft with an access record. */
const withoutPlanning: readonly Caller[] = [...without(...rights.editGrid.holders), 'portaalihenkilo'];

/** A write of an order, which other companies see and may not change. */
const written = (right: Right) => ({ right, status: 404, others: { 403: foreigners } });

export const keikkaRows: readonly MatrixRow[] = [
  row(keikkaCalls.get, {
    input: ({ keikka: { keikkaId } }) => ({ keikkaId, ownerAsiakasId: 1 }),
    right: rights.readKeikka,
    status: 200,
    others: { 403: ['kilpailija'] },
  }),
  row(keikkaFormCalls.listPrevious, {
    input: ({ keikka: { keikkaId, tyomaaId } }) => ({ keikkaId, tyomaaId: tyomaaId ?? 0 }),
    right: rights.readPrevious,
    status: 200,
    others: { 403: ['kilpailija'] },
  }),
  row(keikkaFormCalls.search, {
    input: ({ keikka: { keikkaId } }) => ({ ownerAsiakasId: 0, text: String(keikkaId) }),
    right: rights.search,
    status: 200,
    tenant: 'ownerAsiakasId',
  }),
  row(keikkaFormCalls.listChanges, {
    input: ({ keikka: { keikkaId } }) => ({ entityId: keikkaId, ownerAsiakasId: 1 }),
    right: rights.readHistory,
    status: 200,
    others: { 403: foreigners },
  }),
  row(keikkaFormCalls.save, {
    input: ({ keikka: { keikkaId } }) => ({ keikkaId }),
    right: rights.named,
    status: 200,
    others: { 403: [...withoutPlanning, ...foreigners] },
  }),
  row(keikkaFormCalls.setSourceAsiakas, {
    input: (facts, caller) => ({ ...aimed(facts, caller), sourceAsiakasId: 1 }),
    ...written(rights.editGrid),
  }),
  row(keikkaFormCalls.saveVarmenne, { input: aimed, ...written(rights.editGrid) }),
  row(keikkaFormCalls.confirmTarkistus, {
    input: (facts, caller) => ({ ...aimed(facts, caller), kohde: 'aika' as const }),
    ...written(rights.editGrid),
  }),
  row(keikkaFormCalls.create, {
    input: () => ({ ownerAsiakasId: 0, sourceAsiakasId: 1, isKeikka: true }),
    right: rights.named,
    status: 400,
  }),
  // Nobody here writes a draft that others plan.
  row(keikkaFormCalls.luonnosValinnat, {
    input: ({ keikka: { keikkaId } }) => ({ keikkaId }),
    right: rights.named,
    status: 403,
  }),
  row(keikkaCalls.copy, { input: aimed, ...written(rights.createKeikka) }),
  row(keikkaCalls.delete, { input: aimed, ...written(rights.editGrid) }),
  row(keikkaCalls.saveVehicle, {
    input: (facts, caller) => ({ ...aimed(facts, caller), vehicleId: facts.keikka.vehicleId }),
    ...written(rights.editGrid),
  }),
  row(keikkaCalls.saveMoves, {
    input: (facts, caller) => ({
      moves: [{ ...aimed(facts, caller), vehicleId: facts.keikka.vehicleId }],
    }),
    ...written(rights.editGrid),
  }),
  row(keikkaCalls.savePumppuAika, {
    input: (facts, caller) => {
      const { pumppuAika, pumppuKesto } = facts.keikka;
      return { ...aimed(facts, caller), pumppuAika, pumppuKesto };
    },
    right: rights.named,
    status: 404,
    others: { 403: [...withoutPlanning, ...foreigners] },
  }),
  row(keikkaCalls.listTilat, {
    input: () => ({ ownerAsiakasId: 0 }),
    right: rights.readTilat,
    status: 200,
    tenant: 'ownerAsiakasId',
  }),
  row(keikkaCalls.saveTila, {
    input: (facts, caller) => ({ ...aimed(facts, caller), keikkaTilaId: 3 }),
    ...written(rights.named),
  }),
  row(stepLogCalls.listByKeikkas, {
    input: ({ keikka: { keikkaId } }) => ({ keikkaIds: String(keikkaId) }),
    right: rights.signedIn,
    status: 200,
    others: { 403: ['asiakas', 'kilpailija'] },
  }),
  row(stepLogCalls.save, {
    input: (facts, caller) => ({ ...aimed(facts, caller), stepLogTypeId: 3, message: 'Soitettu' }),
    ...written(rights.signedIn),
  }),
  row(stepLogCalls.delete, { input: () => ({ stepLogId: 999_999 }), right: rights.signedIn, status: 404 }),
  row(stepLogCalls.restore, { input: () => ({ stepLogId: 999_999 }), right: rights.signedIn, status: 404 }),
];
