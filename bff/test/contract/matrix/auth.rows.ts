import { authCalls, embedCalls, linkCalls } from '@keikka/contracts';
import { rights } from './rights.js';
import { row, type MatrixRow } from './row.js';

export const authRows: readonly MatrixRow[] = [
  row(authCalls.login, {
    input: () => ({ email: 'nobody@keikka.example', password: 'wrong' }),
    // A partner's page is not ours.
    right: rights.public,
    status: 401,
    others: { 403: ['portaali', 'portaalihenkilo'] },
  }),
  row(linkCalls.get, {
    input: () => ({ token: 'unknown' }),
    right: rights.public,
    status: 410,
    others: { 403: ['portaali', 'portaalihenkilo'] },
  }),
  row(linkCalls.accept, {
    input: () => ({ token: 'unknown', password: 'long enough for one' }),
    right: rights.public,
    status: 410,
    others: { 403: ['portaali', 'portaalihenkilo'] },
  }),
  row(authCalls.refresh, {
    right: rights.public,
    status: 401,
    others: { 403: ['portaali', 'portaalihenkilo'] },
  }),
  row(authCalls.me, { right: rights.named, status: 200 }),
  row(embedCalls.issueToken, {
    input: () => ({ partnerKey: 'wrong', keikkaIds: [1] }),
    right: rights.public,
    status: 403,
    others: { 401: ['portaali', 'portaalihenkilo'] },
  }),
  row(embedCalls.keikat, { right: rights.listAtPortal, status: 200 }),
  row(authCalls.logout, { right: rights.signedIn, status: 200 }),
];
