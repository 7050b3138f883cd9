import { asiakasCalls, asiakasLinkType } from '@keikka/contracts';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

export const asiakasRows: readonly MatrixRow[] = [
  row(asiakasCalls.listLinks, {
    input: () => ({ asiakasId: 0, typeId: asiakasLinkType.sourceCustomer }),
    right: rights.signedIn,
    status: 200,
    tenant: 'asiakasId',
  }),
  row(asiakasCalls.addLink, {
    input: () => ({
      asiakasId: 999_999,
      linkedAsiakasId: 999_999,
      asiakasAsiakasLinkTypeId: asiakasLinkType.sourceCustomer,
    }),
    right: rights.linkCompanies,
    status: 403,
  }),
  row(asiakasCalls.deleteLink, {
    input: () => ({ asiakasAsiakasLinkId: 999_999 }),
    right: rights.linkCompanies,
    status: 404,
  }),
  row(asiakasCalls.list, {
    input: () => ({ ownerAsiakasId: 0, text: 'oy' }),
    right: rights.readAsiakas,
    status: 200,
    tenant: 'ownerAsiakasId',
  }),
  row(asiakasCalls.get, {
    input: () => ({ asiakasId: 999_999 }),
    right: rights.readAsiakas,
    status: 404,
  }),
  // Its business id is wrong, so that nothing is made: 400 shows that the right was enough.
  row(asiakasCalls.create, {
    input: () => ({ asiakasNimi: 'Uusi Oy', ytunnus: '1234567-0' }),
    right: rights.chooseAsiakas,
    status: 400,
  }),
];
