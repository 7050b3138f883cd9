import { call } from '../call.js';
import { text } from '../fields/field.js';
import { LONGEST_EMAIL, type Session, type SessionInfo } from '../session.js';

export const authCalls = {
  login: call('POST', '/api/auth/login')
    .takes({ email: text(LONGEST_EMAIL), password: text(200) })
    .answers<Session>(),
  /** The refresh cookie identifies the caller. */
  refresh: call('POST', '/api/auth/refresh').answers<Session>(),
  logout: call('POST', '/api/auth/logout').answersOk(),
  me: call('GET', '/api/auth/me').answers<SessionInfo>(),
} as const;
