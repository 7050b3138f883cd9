import { call } from '../../call.js';
import { day, optional, reference } from '../../fields/field.js';
import type { Laskuttamatta } from './types.js';

/** Work that is delivered and not billed as it should be. */
export const laskuttamattaCalls = {
  /**
   * Of the orders that begin on these days in Helsinki, both included, 62 days at most. `laskuttajaAsiakasId` 0 or absent is
   * the own company.
   */
  list: call('POST', '/api/keikka/laskutus/laskuttamatta', 'invoicing.laskuttamatta.list')
    .takes({ first: day(), last: day(), laskuttajaAsiakasId: optional(reference()) })
    .answers<Laskuttamatta>(),
} as const;
