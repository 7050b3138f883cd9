import {
  authCalls,
  embedCalls,
  gridDayCalls,
  keikkaCalls,
  kuskiCalls,
  palkkiCalls,
  personCalls,
  personPvmCalls,
  stepLogCalls,
  tuoteCalls,
  type Call,
  type InputOf,
} from '@keikka/contracts';
import { companyOf, newPalkki, dayParams, today, type Facts } from './facts.js';
import { logins, type Caller } from './house-bff.js';

/** One call: what it is sent, and which status each caller gets. Whoever is not named is refused. */
export interface MatrixRow<Input = unknown> {
  call: Call<Input>;
  /** Absent where the call takes nothing. */
  input?: (facts: Facts, caller: Caller) => Input;
  answers: Partial<Record<number, readonly Caller[]>>;
  /** Where a company stands in the call: another company than the caller's is refused. */
  tenant?: keyof Input & string;
  /** A system admin may name any company here (I-108). */
  isOpenToSystemAdmin?: true;
}

const row = <C extends Call>(call: C, of: Omit<MatrixRow<InputOf<C>>, 'call'>): MatrixRow =>
  ({ call, ...of }) as MatrixRow;

const without = (...left: Caller[]): Caller[] => logins.filter((login) => !left.includes(login));

/** Setting types of the demo logins, read against grid §6, order §6 and invoicing §6. */
const everybody: readonly Caller[] = logins;
const gridReaders = without('asiakas');
const planners = without('laskutus', 'roolit', 'kuljettaja', 'asiakas');
const foreignPlanners: Caller[] = ['kumppani', 'kilpailija'];
const ownPlanners = planners.filter((caller) => !foreignPlanners.includes(caller));
const driverReaders = without('kuljettaja', 'asiakas');
const invoicers: Caller[] = ['jarjestelma', 'yritys', 'laskutus', 'kilpailija'];
const foreignInvoicers: Caller[] = ['kilpailija'];
const ownInvoicers = invoicers.filter((caller) => !foreignInvoicers.includes(caller));
const anybody: Caller[] = [...logins, 'portaali', 'nobody'];
const nobodyHasIt = 999_999;

const grid: MatrixRow[] = [
  row(gridDayCalls.get, {
    input: () => dayParams,
    answers: { 200: gridReaders },
  }),
  row(gridDayCalls.getOfSource, {
    input: () => ({ ...dayParams, extra: 'kaikki' }),
    answers: { 200: gridReaders },
  }),
  row(gridDayCalls.listLoads, {
    input: () => ({ first: today, last: today }),
    answers: { 200: gridReaders },
  }),
  row(palkkiCalls.listTypes, {
    input: () => ({ asiakasId: 1 }),
    answers: { 200: anybody },
  }),
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
  ...[palkkiCalls.save, palkkiCalls.make].map((call) =>
    row(call, {
      input: ({ vehicleId }, caller) => newPalkki(vehicleId, companyOf(caller)),
      answers: { 200: ownPlanners, 404: foreignPlanners },
      tenant: 'ownerAsiakasId',
    }),
  ),
  row(palkkiCalls.copy, {
    input: ({ palkki: { palkkiId } }) => ({ palkkiId }),
    answers: { 200: ownPlanners, 404: foreignPlanners },
  }),
  row(palkkiCalls.move, {
    input: ({ palkki: { palkkiId, vehicleId } }) => ({ palkkiId, vehicleId }),
    answers: { 200: ownPlanners, 404: foreignPlanners },
  }),
  row(palkkiCalls.delete, {
    input: () => ({ palkkiId: nobodyHasIt }),
    answers: { 404: planners },
  }),
];

const keikka: MatrixRow[] = [
  row(keikkaCalls.get, {
    input: ({ keikka: { keikkaId } }) => ({ keikkaId, ownerAsiakasId: 1 }),
    answers: { 200: [...without('asiakas', 'kilpailija'), 'portaali'] },
  }),
  row(keikkaCalls.copy, {
    input: ({ keikka: { keikkaId } }) => ({ keikkaId }),
    answers: { 200: ownPlanners },
  }),
  row(keikkaCalls.delete, {
    input: () => ({ keikkaId: nobodyHasIt }),
    answers: { 404: planners },
  }),
  row(keikkaCalls.saveVehicle, {
    input: ({ keikka: { keikkaId, vehicleId } }) => ({ keikkaId, vehicleId }),
    answers: { 200: ownPlanners },
  }),
  row(keikkaCalls.savePumppuAika, {
    input: ({ keikka: { keikkaId, pumppuAika, pumppuKesto } }) => ({
      keikkaId,
      pumppuAika,
      pumppuKesto,
    }),
    answers: { 200: ownPlanners },
  }),
  row(keikkaCalls.listTilat, {
    input: () => ({ ownerAsiakasId: 0 }),
    answers: { 200: everybody },
    tenant: 'ownerAsiakasId',
  }),
  row(keikkaCalls.saveTila, {
    input: ({ keikka: { keikkaId } }) => ({ keikkaId, keikkaTilaId: 3 }),
    answers: { 200: ownPlanners },
  }),
  row(kuskiCalls.setForVehicle, {
    input: ({ kuski }) => ({ ...kuski, yyyymmdd: today }),
    answers: { 200: ownPlanners, 404: foreignPlanners },
  }),
  row(kuskiCalls.restore, {
    input: ({ kuski: { vehicleId, personId } }) => {
      const dayVehicles = [{ personId, vehicleId }];
      return { vehicleId, yyyymmdd: today, orders: [], dayVehicles };
    },
    answers: { 200: ownPlanners, 404: foreignPlanners },
  }),
  row(stepLogCalls.listByKeikkas, {
    input: ({ keikka: { keikkaId } }) => ({ keikkaIds: String(keikkaId) }),
    answers: { 200: without('asiakas', 'kilpailija') },
  }),
];

const person: MatrixRow[] = [
  row(personCalls.listKuskit, {
    input: () => ({ ownerAsiakasId: 0, yyyymmdd: today }),
    answers: { 200: driverReaders },
    tenant: 'ownerAsiakasId',
  }),
  row(personPvmCalls.setVehicle, {
    input: ({ kuski }) => ({ ownerAsiakasId: 0, ...kuski, yyyymmdd: today }),
    answers: { 200: ownPlanners, 404: foreignPlanners },
    tenant: 'ownerAsiakasId',
  }),
];

const tuote: MatrixRow[] = [
  row(tuoteCalls.list, {
    input: () => ({ asiakasId: 0 }),
    answers: { 200: invoicers },
    tenant: 'asiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(tuoteCalls.get, {
    input: ({ tuoteId }) => ({ tuoteId }),
    answers: { 200: ownInvoicers, 404: foreignInvoicers },
  }),
  row(tuoteCalls.listCategoryTypes, { answers: { 200: invoicers } }),
  row(tuoteCalls.save, {
    input: () => ({ nimike: 'Sopimustesti' }),
    answers: { 200: invoicers },
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(tuoteCalls.saveForeignKey, {
    input: ({ tuoteId }) => ({ tuoteId, foreignKeySourceId: 1, foreignKey: 'NV-1', asiakasId: 0 }),
    answers: { 200: ownInvoicers, 404: foreignInvoicers },
    tenant: 'asiakasId',
  }),
  row(tuoteCalls.delete, {
    input: () => ({ tuoteId: nobodyHasIt }),
    answers: { 404: invoicers },
  }),
];

const auth: MatrixRow[] = [
  row(authCalls.login, {
    input: () => ({ email: 'nobody@keikka.example', password: 'wrong' }),
    answers: { 401: anybody },
  }),
  row(authCalls.refresh, { answers: { 401: anybody } }),
  row(authCalls.me, { answers: { 200: everybody } }),
  row(embedCalls.issueToken, {
    input: () => ({ partnerKey: 'wrong' }),
    answers: { 403: [...logins, 'nobody'], 401: ['portaali'] },
  }),
  row(authCalls.logout, { answers: { 200: everybody } }),
];

/** Every route of the running BFF; a test fails for one that has no row. */
export const matrix: readonly MatrixRow[] = [...grid, ...keikka, ...person, ...tuote, ...auth];

/** The status a caller gets on a route: what the row says, else the refusal. */
export function statusOf({ answers }: MatrixRow, caller: Caller): number {
  const named = Object.entries(answers).find(([, callersOfStatus]) => callersOfStatus?.includes(caller));
  return named ? Number(named[0]) : caller === 'nobody' ? 401 : 403;
}
