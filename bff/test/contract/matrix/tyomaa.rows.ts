import { tyomaaCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { aimedBy, row, type MatrixRow } from './row.js';

export const tyomaaRows: readonly MatrixRow[] = [
  row(tyomaaCalls.search, {
    input: () => ({ ownerAsiakasId: 0, text: 'kauppakatu' }),
    right: rights.chooseAsiakas,
    status: 200,
    tenant: 'ownerAsiakasId',
  }),
  row(tyomaaCalls.listOfAsiakas, {
    input: () => ({ asiakasId: 999_999 }),
    right: rights.chooseAsiakas,
    status: 200,
  }),
  row(tyomaaCalls.listAll, {
    input: () => ({ ownerAsiakasId: 0 }),
    right: rights.chooseAsiakas,
    status: 200,
    tenant: 'ownerAsiakasId',
  }),
  row(tyomaaCalls.list, {
    input: () => ({ personId: 0, asiakasId: -1 }),
    right: rights.chooseAsiakas,
    status: 200,
  }),
  row(tyomaaCalls.listPairs, { input: () => ({}), right: rights.chooseAsiakas, status: 200 }),
  row(tyomaaCalls.setApart, {
    input: () => ({ tyomaaId: 999_998, toinenId: 999_999, apart: true }),
    right: rights.chooseAsiakas,
    status: 404,
  }),
  row(tyomaaCalls.mergePreview, {
    input: () => ({ tyomaaId: 999_998, poistuvaId: 999_999 }),
    right: rights.chooseAsiakas,
    status: 404,
  }),
  row(tyomaaCalls.merge, {
    input: () => ({ tyomaaId: 999_998, poistuvaId: 999_999 }),
    right: rights.chooseAsiakas,
    status: 404,
  }),
  row(tyomaaCalls.lastMerge, { input: () => ({}), right: rights.chooseAsiakas, status: 200 }),
  row(tyomaaCalls.unmerge, {
    input: () => ({ yhdistysId: 999_999 }),
    right: rights.chooseAsiakas,
    status: 404,
  }),
  row(tyomaaCalls.delete, {
    input: () => ({ id: 999_999 }),
    right: rights.chooseAsiakas,
    status: 404,
  }),
  row(tyomaaCalls.restore, {
    input: () => ({ tyomaaId: 999_999 }),
    right: rights.chooseAsiakas,
    status: 404,
  }),
  row(tyomaaCalls.get, {
    input: () => ({ tyomaaId: 999_999, keikkaId: 0 }),
    right: rights.chooseAsiakas,
    status: 404,
  }),
  row(tyomaaCalls.set, {
    input: () => ({ ownerAsiakasId: 0, tyomaaId: 999_999, yyyymmdd: '20261127', tyomaaMemo: 'Portti' }),
    right: rights.chooseAsiakas,
    status: 404,
    tenant: 'ownerAsiakasId',
  }),
  row(tyomaaCalls.setContactPerson, {
    input: () => ({ tyomaaId: 999_999, personId: 0 }),
    right: rights.chooseAsiakas,
    status: 404,
  }),
  row(tyomaaCalls.listPersons, {
    input: () => ({ tyomaaId: 999_999 }),
    right: rights.chooseAsiakas,
    status: 404,
  }),
  row(tyomaaCalls.addPerson, {
    input: () => ({ tyomaaId: 999_999, personId: 1 }),
    right: rights.chooseAsiakas,
    status: 404,
  }),
  row(tyomaaCalls.removePerson, {
    input: () => ({ tyomaaId: 999_999, personId: 1 }),
    right: rights.chooseAsiakas,
    status: 404,
  }),
  row(tyomaaCalls.keikkaCount, {
    input: () => ({ tyomaaId: 999_999 }),
    right: rights.chooseAsiakas,
    status: 404,
  }),
  // Without a street, so that nothing is made: 400 shows that the right was enough.
  row(tyomaaCalls.create, {
    input: () => ({ tyomaaOsoite1: ' ' }),
    right: rights.chooseAsiakas,
    status: 400,
    tenant: 'ownerAsiakasId',
  }),
  row(tyomaaCalls.createFromGrid, {
    input: ({ keikka }, caller) => ({
      tyomaaOsoite1: 'Kauppakatu 12',
      keikkaId: aimedBy(caller, rights.editGrid, keikka.keikkaId),
    }),
    right: rights.editGrid,
    status: 404,
    others: { 403: ['kumppani', 'kilpailija'] },
    tenant: 'ownerAsiakasId',
  }),
];
