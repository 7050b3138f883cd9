import { authCalls, embedCalls } from '@keikka/contracts';
import { logins } from '../house-bff.js';
import { anybody, everybody, row, type MatrixRow } from './row.js';

export const authRows: readonly MatrixRow[] = [
  row(authCalls.login, {
    input: () => ({ email: 'nobody@keikka.example', password: 'wrong' }),
    answers: { 401: anybody },
  }),
  row(authCalls.refresh, { answers: { 401: anybody } }),
  row(authCalls.me, { answers: { 200: everybody } }),
  row(embedCalls.issueToken, {
    input: () => ({ partnerKey: 'wrong', keikkaIds: [1] }),
    answers: { 403: [...logins, 'nobody'], 401: ['portaali'] },
  }),
  row(authCalls.logout, { answers: { 200: everybody } }),
];
