import { authCalls, embedCalls } from '@keikka/contracts';
import { logins } from '../house-bff.js';
import { everybody, row, type MatrixRow } from './row.js';

export const authRows: readonly MatrixRow[] = [
  row(authCalls.login, {
    input: () => ({ email: 'nobody@keikka.example', password: 'wrong' }),
    // A partner's page is not ours.
    answers: { 401: [...logins, 'nobody'], 403: ['portaali'] },
  }),
  row(authCalls.refresh, { answers: { 401: [...logins, 'nobody'], 403: ['portaali'] } }),
  row(authCalls.me, { answers: { 200: everybody } }),
  row(embedCalls.issueToken, {
    input: () => ({ partnerKey: 'wrong', keikkaIds: [1] }),
    answers: { 403: [...logins, 'nobody'], 401: ['portaali'] },
  }),
  row(authCalls.logout, { answers: { 200: everybody } }),
];
