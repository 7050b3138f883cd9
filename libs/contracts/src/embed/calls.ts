import { call } from '../call.js';
import { ids, optional, text } from '../fields/field.js';
import type { PortaaliKeikat } from './types.js';

/** A token and the instant (ISO) at which it ends. */
export interface IssuedToken {
  token: string;
  expiresAt: string;
}

/** More than a page shows beside each other. */
const MOST_ORDERS = 50;

export const embedCalls = {
  /**
   * A partner's page exchanges its key for a short token, which shows these orders of its company and no other. A token of a
   * person of the partner's, named by e-mail address, also does what that person may (O-139); where it names no orders, it
   * is for all that the person sees.
   */
  issueToken: call('POST', '/api/embed/token')
    .takes({
      partnerKey: text(200),
      keikkaIds: optional(ids(MOST_ORDERS)),
      personEmail: optional(text(200)),
    })
    .answers<IssuedToken>(),
  /** The orders that the page's person sees, and whom the person may make new ones for. */
  keikat: call('GET', '/api/embed/keikat', 'order.portaali.keikat').answers<PortaaliKeikat>(),
} as const;
