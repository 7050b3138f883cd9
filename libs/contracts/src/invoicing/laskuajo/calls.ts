import { call } from '../../call.js';
import { day, id, optional, reference } from '../../fields/field.js';
import type { Laskuajo, LaskuajoPoikkeuksineen } from './types.js';

/** The invoices of a whole period in one batch. `laskuttajaAsiakasId` 0 or absent is the own company. */
export const laskuajoCalls = {
  /**
   * Begins to make the invoices of the delivered orders that begin on these days, both included, 62 days at most. An order
   * that has an invoice of the company gets no other.
   */
  aloita: call('POST', '/api/keikka/laskutus/laskuajo/aloita', 'invoicing.laskuajo.aloita')
    .takes({ first: day(), last: day(), laskuttajaAsiakasId: optional(reference()) })
    .answers<Laskuajo>(),
  /** Ends a run between two orders; what it has made stays. */
  keskeyta: call('POST', '/api/keikka/laskutus/laskuajo/keskeyta', 'invoicing.laskuajo.keskeyta')
    .takes({ laskuajoId: id() })
    .answers<Laskuajo>(),
  /** The latest first. */
  list: call('POST', '/api/keikka/laskutus/laskuajo/list', 'invoicing.laskuajo.list')
    .takes({ laskuttajaAsiakasId: optional(reference()) })
    .answers<Laskuajo[]>(),
  get: call('POST', '/api/keikka/laskutus/laskuajo/get', 'invoicing.laskuajo.get')
    .takes({ laskuajoId: id() })
    .answers<LaskuajoPoikkeuksineen>(),
} as const;
