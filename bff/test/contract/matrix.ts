import { paths } from '@keikka/contracts';
import { companyOf, newPalkki, dayParams, today, type Facts } from './facts.js';
import { logins, type Call, type Caller } from './house-bff.js';

type Values = Record<string, string | number>;

/** One route: how it is called, and which status each caller gets. Whoever is not named is refused. */
export interface MatrixRow {
  method: Call['method'];
  path: string;
  call?: (facts: Facts, caller: Caller) => { params?: Values; body?: object };
  answers: Partial<Record<number, readonly Caller[]>>;
  /** Where a company stands in the call: another company than the caller's is refused. */
  tenant?: string;
  /** A system admin may name any company here (I-108). */
  isOpenToSystemAdmin?: true;
}

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
  {
    method: 'GET',
    path: paths.gridKeikkasList,
    call: () => ({ params: dayParams }),
    answers: { 200: gridReaders },
  },
  {
    method: 'GET',
    path: paths.gridKeikkasListExtra,
    call: () => ({ params: { ...dayParams, extra: 'kaikki' } }),
    answers: { 200: gridReaders },
  },
  {
    method: 'GET',
    path: paths.gridDayLoads,
    call: () => ({ params: { first: today, last: today } }),
    answers: { 200: gridReaders },
  },
  {
    method: 'GET',
    path: paths.gridStaticData,
    call: () => ({ params: { id: 1 } }),
    answers: { 200: anybody },
  },
  {
    method: 'GET',
    path: paths.palkkiList,
    call: () => ({
      params: { ownerAsiakasId: 0, start: dayParams.startISO, end: dayParams.endISO, sourceAsiakasId: 0 },
    }),
    answers: { 200: gridReaders },
    tenant: 'ownerAsiakasId',
  },
  ...[paths.palkkiSave, paths.palkkiNew].map((path): MatrixRow => ({
    method: 'POST',
    path,
    call: ({ vehicleId }, caller) => ({ body: newPalkki(vehicleId, companyOf(caller)) }),
    answers: { 200: ownPlanners, 404: foreignPlanners },
    tenant: 'ownerAsiakasId',
  })),
  {
    method: 'POST',
    path: paths.palkkiCopy,
    call: ({ palkki: { palkkiId } }) => ({ body: { palkkiId } }),
    answers: { 200: ownPlanners, 404: foreignPlanners },
  },
  {
    method: 'POST',
    path: paths.palkkiVehicleSet,
    call: ({ palkki: { palkkiId, vehicleId } }) => ({ body: { palkkiId, vehicleId } }),
    answers: { 200: ownPlanners, 404: foreignPlanners },
  },
  {
    method: 'DELETE',
    path: paths.palkkiDelete,
    call: () => ({ params: { palkkiId: nobodyHasIt } }),
    answers: { 404: planners },
  },
];

const keikka: MatrixRow[] = [
  {
    method: 'GET',
    path: paths.keikkaGet,
    call: ({ keikka: { keikkaId } }) => ({ params: { keikkaId, ownerAsiakasId: 1 } }),
    answers: { 200: [...without('asiakas', 'kilpailija'), 'portaali'] },
  },
  {
    method: 'POST',
    path: paths.keikkaCopy,
    call: ({ keikka: { keikkaId } }) => ({ body: { keikkaId } }),
    answers: { 200: ownPlanners },
  },
  {
    method: 'DELETE',
    path: paths.keikkaDelete,
    call: () => ({ params: { keikkaId: nobodyHasIt } }),
    answers: { 404: planners },
  },
  {
    method: 'POST',
    path: paths.keikkaVehicleSave,
    call: ({ keikka: { keikkaId, vehicleId } }) => ({ body: { keikkaId, vehicleId } }),
    answers: { 200: ownPlanners },
  },
  {
    method: 'POST',
    path: paths.keikkaPumppuAikaSave,
    call: ({ keikka: { keikkaId, pumppuAika, pumppuKesto } }) => ({
      body: { keikkaId, pumppuAika, pumppuKesto },
    }),
    answers: { 200: ownPlanners },
  },
  {
    method: 'GET',
    path: paths.keikkaTilaList,
    call: () => ({ params: { ownerAsiakasId: 0 } }),
    answers: { 200: everybody },
    tenant: 'ownerAsiakasId',
  },
  {
    method: 'POST',
    path: paths.keikkaTilaSave,
    call: ({ keikka: { keikkaId } }) => ({ body: { keikkaId, keikkaTilaId: 3 } }),
    answers: { 200: ownPlanners },
  },
  {
    method: 'POST',
    path: paths.keikkaKuskiSetForVehicle,
    call: ({ kuski }) => ({ body: { ...kuski, yyyymmdd: today } }),
    answers: { 200: ownPlanners, 404: foreignPlanners },
  },
  {
    method: 'POST',
    path: paths.keikkaKuskiRestore,
    call: ({ kuski: { vehicleId, personId } }) => {
      const dayVehicles = [{ personId, vehicleId }];
      return { body: { vehicleId, yyyymmdd: today, orders: [], dayVehicles } };
    },
    answers: { 200: ownPlanners, 404: foreignPlanners },
  },
  {
    method: 'GET',
    path: paths.stepLogListByKeikkas,
    call: ({ keikka: { keikkaId } }) => ({ params: { keikkaIds: String(keikkaId) } }),
    answers: { 200: without('asiakas', 'kilpailija') },
  },
];

const person: MatrixRow[] = [
  {
    method: 'GET',
    path: paths.kuskitList,
    call: () => ({ params: { ownerAsiakasId: 0, yyyymmdd: today } }),
    answers: { 200: driverReaders },
    tenant: 'ownerAsiakasId',
  },
  {
    method: 'POST',
    path: paths.personPvmSetVehicle,
    call: ({ kuski }) => ({ params: { id: 0 }, body: { ...kuski, yyyymmdd: today } }),
    answers: { 200: ownPlanners, 404: foreignPlanners },
    tenant: 'id',
  },
];

const tuote: MatrixRow[] = [
  {
    method: 'GET',
    path: paths.tuotteetList,
    call: () => ({ params: { asiakasId: 0 } }),
    answers: { 200: invoicers },
    tenant: 'asiakasId',
    isOpenToSystemAdmin: true,
  },
  {
    method: 'GET',
    path: paths.tuotteetGet,
    call: ({ tuoteId }) => ({ params: { id: tuoteId } }),
    answers: { 200: ownInvoicers, 404: foreignInvoicers },
  },
  { method: 'GET', path: paths.tuotteetCategoryTypes, answers: { 200: invoicers } },
  {
    method: 'POST',
    path: paths.tuotteetSave,
    call: () => ({ body: { nimike: 'Sopimustesti' } }),
    answers: { 200: invoicers },
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  },
  {
    method: 'POST',
    path: paths.tuotteetSaveForeignKey,
    call: ({ tuoteId }) => ({ body: { tuoteId, foreignKeySourceId: 1, foreignKey: 'NV-1', asiakasId: 0 } }),
    answers: { 200: ownInvoicers, 404: foreignInvoicers },
    tenant: 'asiakasId',
  },
  {
    method: 'DELETE',
    path: paths.tuotteetDelete,
    call: () => ({ params: { id: nobodyHasIt } }),
    answers: { 404: invoicers },
  },
];

const auth: MatrixRow[] = [
  {
    method: 'POST',
    path: paths.authLogin,
    call: () => ({ body: { email: 'nobody@keikka.example', password: 'wrong' } }),
    answers: { 401: anybody },
  },
  { method: 'POST', path: paths.authRefresh, answers: { 401: anybody } },
  { method: 'GET', path: paths.authMe, answers: { 200: everybody } },
  {
    method: 'POST',
    path: paths.embedToken,
    call: () => ({ body: { partnerKey: 'wrong' } }),
    answers: { 403: [...logins, 'nobody'], 401: ['portaali'] },
  },
  { method: 'POST', path: paths.authLogout, answers: { 200: everybody } },
];

/** Every route of the running BFF; a test fails for one that has no row. */
export const matrix: readonly MatrixRow[] = [...grid, ...keikka, ...person, ...tuote, ...auth];

/** The status a caller gets on a route: what the row says, else the refusal. */
export function statusOf({ answers }: MatrixRow, caller: Caller): number {
  const named = Object.entries(answers).find(([, callersOfStatus]) => callersOfStatus?.includes(caller));
  return named ? Number(named[0]) : caller === 'nobody' ? 401 : 403;
}
