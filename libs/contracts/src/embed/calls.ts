import { call } from '../call.js';
import { text } from '../fields/field.js';

/** A token and the instant (ISO) at which it ends. */
export interface IssuedToken {
  token: string;
  expiresAt: string;
}

export const embedCalls = {
  /** A partner's page exchanges its key for a short token of its own company. */
  issueToken: call('POST', '/api/embed/token')
    .takes({ partnerKey: text(200) })
    .answers<IssuedToken>(),
} as const;
