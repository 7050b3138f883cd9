import { laskupohjaBetoniCalls, laskupohjaCalls, laskupohjaRiviCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { aimedBy, row, type MatrixRow } from './row.js';

const NOBODYS = 999_999;
const edit = rights.editLaskut;

export const laskupohjaRows: readonly MatrixRow[] = [
  row(laskupohjaCalls.get, {
    input: ({ laskupohjaId }) => ({ laskupohjaId }),
    right: rights.readLaskutus,
    status: 200,
    others: { 404: ['kilpailija'] },
  }),
  row(laskupohjaCalls.list, {
    input: () => ({ ownerAsiakasId: 0, asiakasId: 0, sourceAsiakasId: 0 }),
    right: rights.readLaskutus,
    status: 200,
    tenant: 'ownerAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(laskupohjaCalls.listByAsiakas, {
    input: () => ({ laskuttajaAsiakasId: 0, asiakasId: 13, includeGlobalLaskupohja: true }),
    right: rights.readLaskutus,
    status: 200,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(laskupohjaCalls.koeajo, {
    input: ({ laskupohjaId }) => ({ laskupohjaId }),
    right: rights.readLaskutus,
    status: 200,
    others: { 404: ['kilpailija'] },
  }),
  row(laskupohjaCalls.listTilat, { right: rights.readLaskutus, status: 200 }),
  // For a customer that nobody has, so that no template is made: 400 shows that the right was enough.
  row(laskupohjaCalls.create, {
    input: () => ({ laskuttajaAsiakasId: 0, asiakasId: NOBODYS, laskupohjaNimi: 'Sopimustesti' }),
    right: edit,
    status: 400,
    tenant: 'laskuttajaAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  row(laskupohjaCalls.createFromGrid, {
    input: () => ({ ownerAsiakasId: 0, maksajaAsiakasId: NOBODYS, laskupohjaNimi: 'Sopimustesti' }),
    right: edit,
    status: 400,
    tenant: 'ownerAsiakasId',
    isOpenToSystemAdmin: true,
  }),
  ...[laskupohjaCalls.save, laskupohjaCalls.savePerusData].map((call) =>
    row(call, {
      input: ({ laskupohjaId }, caller) => ({
        laskupohjaId: aimedBy(caller, edit, laskupohjaId),
        laskupohjaNimi: 'Sopimustesti',
      }),
      right: edit,
      status: 404,
    }),
  ),
  row(laskupohjaCalls.saveLaskuData, {
    input: ({ laskupohjaId }, caller) => ({
      laskupohjaId: aimedBy(caller, edit, laskupohjaId),
      sellerName: 'Sopimustesti',
    }),
    right: edit,
    status: 404,
  }),
  row(laskupohjaCalls.setTila, {
    input: ({ laskupohjaId }, caller) => ({
      laskupohjaId: aimedBy(caller, edit, laskupohjaId),
      laskupohjaTilaId: 4,
    }),
    right: edit,
    status: 404,
  }),
  row(laskupohjaCalls.delete, {
    input: ({ laskupohjaId }, caller) => ({ laskupohjaId: aimedBy(caller, edit, laskupohjaId) }),
    right: edit,
    status: 404,
  }),
  row(laskupohjaRiviCalls.get, {
    input: ({ laskupohjaRiviId }) => ({ laskupohjaRiviId }),
    right: rights.readLaskutus,
    status: 200,
    others: { 404: ['kilpailija'] },
  }),
  row(laskupohjaRiviCalls.create, {
    input: ({ laskupohjaId }, caller) => ({ laskupohjaId: aimedBy(caller, edit, laskupohjaId) }),
    right: edit,
    status: 404,
  }),
  row(laskupohjaRiviCalls.save, {
    input: ({ laskupohjaRiviId }, caller) => ({
      laskupohjaRiviId: aimedBy(caller, edit, laskupohjaRiviId),
      otsikko: 'Sopimustesti',
    }),
    right: edit,
    status: 404,
  }),
  row(laskupohjaRiviCalls.delete, {
    input: ({ laskupohjaRiviId }, caller) => ({
      laskupohjaRiviId: aimedBy(caller, edit, laskupohjaRiviId),
    }),
    right: edit,
    status: 404,
  }),
  row(laskupohjaRiviCalls.copy, {
    input: ({ laskupohjaId }, caller) => ({
      sourceLaskupohjaId: laskupohjaId,
      targetLaskupohjaId: aimedBy(caller, edit, laskupohjaId),
    }),
    right: edit,
    status: 404,
  }),
  row(laskupohjaCalls.saveLisaData, {
    input: ({ laskupohjaId }, caller) => ({ laskupohjaId: aimedBy(caller, edit, laskupohjaId), lisat: [] }),
    right: edit,
    status: 404,
  }),
  row(laskupohjaBetoniCalls.save, {
    input: ({ laskupohjaId }, caller) => ({
      laskupohjaId: aimedBy(caller, edit, laskupohjaId),
      hinta_value: '1',
    }),
    right: edit,
    status: 404,
  }),
  row(laskupohjaBetoniCalls.delete, {
    input: () => ({ laskupohjaBetoniId: NOBODYS }),
    right: edit,
    status: 404,
  }),
];
