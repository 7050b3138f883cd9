import {
  betoniAttrCalls,
  betoniAttrTypeCalls,
  betoniListCalls,
  betoniShortCutCalls,
  keikkaBetoniCalls,
  limutusCalls,
  rasitusCalls,
  tilattuBetoniCalls,
} from '@keikka/contracts';
import type { Facts } from '../facts.js';
import type { Caller } from '../house-bff.js';
import { rights, without } from './rights.js';
import { aimedBy, foreigners, row, type MatrixRow } from './row.js';

const open = { right: rights.public, status: 200 };

const lineIn = ({ keikka }: Facts): number => keikka.betonit[0]?.keikkaBetoniId ?? 0;

const aimed = (facts: Facts, caller: Caller): { keikkaBetoniId: number } => ({
  keikkaBetoniId: aimedBy(caller, rights.editGrid, lineIn(facts)),
});
const aimedOrder = ({ keikka: { keikkaId } }: Facts, caller: Caller): { keikkaId: number } => ({
  keikkaId: aimedBy(caller, rights.editGrid, keikkaId),
});
const aimedAtOrder = (facts: Facts, caller: Caller) => ({
  ...aimed(facts, caller),
  keikkaId: facts.keikka.keikkaId,
});

const read = { right: rights.readKeikka, status: 200, others: { 403: ['kilpailija' as const] } };
/** Who may not plan the order may not write its lines either. */
const written = {
  right: rights.signedIn,
  status: 404,
  others: { 403: [...without(...rights.editGrid.holders), ...foreigners] },
};
/** What a draft's writer does too, who may be before a portal. */
const drafted = {
  ...written,
  right: rights.named,
  others: { 403: [...written.others[403], 'portaalihenkilo' as const] },
};

const aimedLine = (facts: Facts, caller: Caller) => ({
  ...aimedOrder(facts, caller),
  ownerAsiakasId: 0,
  keikkaBetoniId: lineIn(facts),
});

const NO_SUCH_ATTR = 999_999;
const NO_SUCH_SHORT_CUT = 999_999;

export const betoniRows: readonly MatrixRow[] = [
  row(betoniListCalls.laatu, { input: () => ({ asiakasId: 0 }), ...open }),
  row(betoniListCalls.raeKoko, open),
  row(betoniListCalls.raeKoot, open),
  row(betoniListCalls.lujuus, open),
  row(betoniListCalls.notkeus, open),
  row(betoniListCalls.kayttoIka, open),
  row(rasitusCalls.list, { right: rights.named, status: 200 }),
  // No class of the standard, so that nothing is set: 400 shows that the right was enough.
  row(rasitusCalls.save, {
    input: () => ({ luokka: 'ZZ', lujuusId: 1, ilma: false }),
    right: rights.keepBetonilisat,
    status: 400,
  }),
  row(tilattuBetoniCalls.list, {
    input: () => ({ asiakasId: 101 }),
    right: rights.named,
    status: 200,
  }),
  row(betoniShortCutCalls.list, {
    input: () => ({ ownerAsiakasId: 0 }),
    tenant: 'ownerAsiakasId',
    right: rights.named,
    status: 200,
  }),
  // One without a name, so that nothing is made: 400 shows that the right was enough.
  row(betoniShortCutCalls.save, {
    input: () => ({ betoniShortCutId: 0 }),
    right: rights.keepBetonilisat,
    status: 400,
  }),
  row(betoniShortCutCalls.delete, {
    input: () => ({ betoniShortCutId: NO_SUCH_SHORT_CUT }),
    right: rights.keepBetonilisat,
    status: 404,
  }),
  row(betoniShortCutCalls.restore, {
    input: () => ({ betoniShortCutId: NO_SUCH_SHORT_CUT }),
    right: rights.keepBetonilisat,
    status: 404,
  }),
  row(betoniAttrCalls.list, {
    input: () => ({ betoniAsiakasId: 0, ownerAsiakasId: 0 }),
    right: rights.named,
    status: 200,
  }),
  row(betoniAttrCalls.make, {
    input: (facts, caller) => ({ ...aimedLine(facts, caller), attrId: 1 }),
    ...drafted,
  }),
  row(betoniAttrCalls.save, {
    input: (facts, caller) => ({ ...aimedLine(facts, caller), keikkaBetoniAttrId: 1 }),
    ...drafted,
  }),
  // No line of the demo company has an extra, so it is not there for anybody.
  row(betoniAttrCalls.delete, {
    input: () => ({ keikkaBetoniAttrId: 1 }),
    right: rights.named,
    status: 404,
  }),
  row(betoniAttrTypeCalls.list, {
    input: () => ({ betoniAsiakasId: 0 }),
    right: rights.keepBetonilisat,
    status: 200,
  }),
  // One without a name, so that nothing is made: 400 shows that the right was enough.
  row(betoniAttrTypeCalls.save, {
    input: () => ({ attrId: 0 }),
    right: rights.keepBetonilisat,
    status: 400,
  }),
  row(betoniAttrTypeCalls.delete, {
    input: () => ({ attrId: NO_SUCH_ATTR }),
    right: rights.keepBetonilisat,
    status: 404,
  }),
  row(betoniAttrTypeCalls.restore, {
    input: () => ({ attrId: NO_SUCH_ATTR }),
    right: rights.keepBetonilisat,
    status: 404,
  }),
  row(keikkaBetoniCalls.get, { input: (facts) => ({ keikkaBetoniId: lineIn(facts) }), ...read }),
  row(keikkaBetoniCalls.list, { input: ({ keikka: { keikkaId } }) => ({ keikkaId }), ...read }),
  row(keikkaBetoniCalls.make, { input: aimedOrder, ...drafted }),
  row(keikkaBetoniCalls.setM3, {
    input: (facts, caller) => ({ ...aimed(facts, caller), m3: 1 }),
    ...drafted,
  }),
  row(keikkaBetoniCalls.saveSliders, { input: aimed, ...drafted }),
  row(keikkaBetoniCalls.savePrice, {
    input: (facts, caller) => ({
      keikkaBetoniId: aimedBy(caller, rights.setPrices, lineIn(facts)),
      hinta_value: '1',
    }),
    right: rights.setPrices,
    status: 404,
  }),
  row(keikkaBetoniCalls.copy, { input: aimed, ...drafted }),
  row(keikkaBetoniCalls.delete, { input: aimed, ...drafted }),
  row(keikkaBetoniCalls.restore, {
    input: (facts, caller) => ({ ...aimedOrder(facts, caller), keikkaBetoniId: lineIn(facts) }),
    ...drafted,
  }),
  row(keikkaBetoniCalls.confirm, {
    input: (facts, caller) => ({ ...aimed(facts, caller), betoniVahvistettu: true }),
    ...written,
  }),
  row(limutusCalls.make, { input: aimedAtOrder, ...written }),
  row(limutusCalls.undo, { input: aimedAtOrder, ...written }),
  row(limutusCalls.config, { right: rights.named, status: 200 }),
  row(limutusCalls.businessRules, { right: rights.named, status: 200 }),
  row(limutusCalls.permissions, { input: () => ({ personId: 0 }), right: rights.named, status: 200 }),
];
