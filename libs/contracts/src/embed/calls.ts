import { call } from '../call.js';
import { ids, text } from '../fields/field.js';

/** A token and the instant (ISO) at which it ends. */
export interface IssuedToken {
  token: string;
  expiresAt: string;
}

/** More than a page shows beside each other. */
const MOST_ORDERS = 50;

export const embedCalls = {
  /** A partner's page exchanges its key for a short token, which shows these orders of its company and no other. */
  issueToken: call('POST', '/api/embed/token')
    .takes({ partnerKey: text(200), keikkaIds: ids(MOST_ORDERS) })
    .answers<IssuedToken>(),
} as const;
