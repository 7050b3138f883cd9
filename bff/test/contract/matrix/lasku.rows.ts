import { laskuCalls, laskuLogCalls, laskuRiviCalls } from '@keikka/contracts';
import { companyOf } from '../facts.js';
import { rights } from './rights.js';
import { aimedBy, row, type MatrixRow } from './row.js';

const NOBODYS_KEIKKA = 999_999;

export const laskuRows: readonly MatrixRow[] = [
  // An order that is not there, so that no invoice is made: 404 shows that the right was enough.
  row(laskuCalls.create, {
    input: () => ({ keikkaId: NOBODYS_KEIKKA, laskuttajaAsiakasId: 0, maksajaAsiakasId: 0 }),
    right: rights.editLaskut,
    status: 404,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(laskuCalls.listForKeikka, {
    input: ({ keikka }) => ({ keikkaId: keikka.keikkaId, laskuttajaAsiakasId: 0 }),
    right: rights.readLaskutus,
    status: 200,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(laskuCalls.listByAsiakas, {
    input: () => ({ asiakasId: 0 }),
    right: rights.readLaskutus,
    status: 200,
  }),
  row(laskuCalls.haku, {
    input: () => ({ laskuttajaAsiakasId: 0, tilat: [5], kohde: 'Netvisor', text: 'oy', raja: 1 }),
    right: rights.readLaskutus,
    status: 200,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(laskuCalls.get, {
    input: ({ keikkaLaskuId }) => ({ keikkaLaskuId }),
    right: rights.readLaskutus,
    status: 200,
    others: { 404: ['kilpailija'] },
  }),
  // No demo invoice has this number: 404 shows that the right was enough.
  row(laskuCalls.getByInvoiceNumber, {
    input: () => ({ laskuttajaAsiakasId: 0, laskuNo: 'EI-OLE' }),
    right: rights.readLaskutus,
    status: 404,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  // A row that is not there on an invoice that is: 404 shows that the right was enough, and nothing is written.
  row(laskuRiviCalls.save, {
    input: ({ keikkaLaskuId }, caller) => ({
      keikkaLaskuRiviId: NOBODYS_KEIKKA,
      keikkaLaskuId: aimedBy(caller, rights.editLaskut, keikkaLaskuId),
      laskuttajaAsiakasId: companyOf(caller),
      maksajaAsiakasId: 13,
    }),
    right: rights.editLaskut,
    status: 400,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(laskuRiviCalls.selvitys, {
    input: () => ({ keikkaLaskuRiviId: NOBODYS_KEIKKA }),
    right: rights.readLaskutus,
    status: 404,
  }),
  row(laskuRiviCalls.delete, {
    input: () => ({ keikkaLaskuRiviId: NOBODYS_KEIKKA, keikkaLaskuId: 0 }),
    right: rights.editLaskut,
    status: 404,
  }),
  row(laskuRiviCalls.deleteAll, {
    input: ({ keikkaLaskuId }, caller) => ({
      keikkaLaskuId: aimedBy(caller, rights.editLaskut, keikkaLaskuId),
    }),
    right: rights.editLaskut,
    status: 404,
  }),
  row(laskuRiviCalls.copy, {
    input: ({ keikkaLaskuId }, caller) => ({
      sourceKeikkaLaskuId: keikkaLaskuId,
      targetKeikkaLaskuId: aimedBy(caller, rights.editLaskut, keikkaLaskuId),
    }),
    right: rights.editLaskut,
    status: 404,
  }),
  row(laskuRiviCalls.order, {
    input: ({ keikkaLaskuId }, caller) => ({
      keikkaLaskuId: aimedBy(caller, rights.editLaskut, keikkaLaskuId),
      keikkaLaskuRiviIds: [],
    }),
    right: rights.editLaskut,
    status: 404,
  }),
  row(laskuCalls.save, {
    input: ({ keikkaLaskuId }, caller) => ({
      keikkaLaskuId: aimedBy(caller, rights.editLaskut, keikkaLaskuId),
      memo: 'Sopimustesti',
    }),
    right: rights.editLaskut,
    status: 404,
  }),
  row(laskuCalls.reload, {
    input: ({ keikkaLaskuId }, caller) => ({
      keikkaLaskuId: aimedBy(caller, rights.editLaskut, keikkaLaskuId),
    }),
    right: rights.editLaskut,
    status: 404,
  }),
  row(laskuCalls.verota, {
    input: ({ keikkaLaskuId }, caller) => ({
      keikkaLaskuId: aimedBy(caller, rights.editLaskut, keikkaLaskuId),
    }),
    right: rights.editLaskut,
    status: 404,
  }),
  row(laskuCalls.delete, {
    input: ({ keikkaLaskuId }, caller) => ({
      keikkaLaskuId: aimedBy(caller, rights.editLaskut, keikkaLaskuId),
    }),
    right: rights.editLaskut,
    status: 404,
  }),
  row(laskuLogCalls.list, {
    input: ({ keikkaLaskuId }) => ({ keikkaLaskuId }),
    right: rights.readLaskutus,
    status: 200,
    others: { 404: ['kilpailija'] },
  }),
  row(laskuLogCalls.get, {
    input: () => ({ keikkaLaskuLogId: NOBODYS_KEIKKA }),
    right: rights.readLaskutus,
    status: 404,
  }),
  row(laskuLogCalls.add, {
    input: ({ keikkaLaskuId }, caller) => ({
      keikkaLaskuId: aimedBy(caller, rights.editLaskut, keikkaLaskuId),
      title: 'Sopimustesti',
    }),
    right: rights.editLaskut,
    status: 404,
  }),
  row(laskuLogCalls.delete, {
    input: () => ({ keikkaLaskuLogId: NOBODYS_KEIKKA }),
    right: rights.editLaskut,
    status: 404,
  }),
];
