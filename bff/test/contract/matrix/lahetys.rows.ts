import { integraatioCalls, lahetysCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

const NOBODYS_LASKU = 999_999;

/** An invoice that does not exist, so that none is sent: 404 shows that the right was enough. */
const lahetettava = {
  keikkaId: 4711,
  keikkaLaskuId: NOBODYS_LASKU,
  laskuttajaAsiakasId: 0,
  maksajaAsiakasId: 0,
};

export const lahetysRows: readonly MatrixRow[] = [
  row(lahetysCalls.createNetvisorLasku, {
    input: () => lahetettava,
    right: rights.editLaskut,
    status: 404,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(lahetysCalls.sendInvoice, {
    input: () => ({ ...lahetettava, destination: 'Fennoa' }),
    right: rights.editLaskut,
    status: 404,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(lahetysCalls.paperille, {
    input: () => lahetettava,
    right: rights.editLaskut,
    status: 404,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(lahetysCalls.get, {
    input: () => ({ keikkaLaskuId: NOBODYS_LASKU }),
    right: rights.readLaskutus,
    status: 404,
  }),
  row(lahetysCalls.list, {
    input: () => ({ laskuttajaAsiakasId: 0 }),
    right: rights.readLaskutus,
    status: 200,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(lahetysCalls.vapauta, {
    input: () => ({ keikkaLaskuId: NOBODYS_LASKU, tapa: 'pysayta', peruste: 'x' }),
    right: rights.settleLahetykset,
    status: 404,
  }),
  row(integraatioCalls.list, {
    input: () => ({ laskuttajaAsiakasId: 0 }),
    right: rights.readLaskutus,
    status: 200,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  // A system that there is not, so that nobody's keys are changed: 400 shows that the right was enough.
  row(integraatioCalls.save, {
    input: () => ({ kohde: 'x', onKaytossa: true, tuotanto: false }),
    right: rights.settleLahetykset,
    status: 400,
  }),
];
