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
];
