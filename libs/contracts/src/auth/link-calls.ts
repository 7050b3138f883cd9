import { call } from '../call.js';
import { text } from '../fields/field.js';
import type { LinkOwner, Session } from '../session.js';

/** The secret of a single-use link. */
const token = text(100);

/** Apart from the sign-in's own calls, which are part of the first screen. */
export const linkCalls = {
  /** Whose link it is; it is not spent by that. */
  get: call('POST', '/api/auth/link').takes({ token }).answers<LinkOwner>(),
  /** Spends a link: its person gets the password and is signed in. */
  accept: call('POST', '/api/auth/link/accept')
    .takes({ token, password: text(200) })
    .answers<Session>(),
} as const;
