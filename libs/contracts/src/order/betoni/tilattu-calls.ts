import { call } from '../../call.js';
import { reference } from '../../fields/field.js';
import type { TilattuBetoni } from './types.js';

/** What a customer has ordered before. */
export const tilattuBetoniCalls = {
  /**
   * The concretes of the customer's orders with the caller's company in the last 365 days, the latest first, 200 at most
   * (O-048, O-254).
   */
  list: call('GET', '/api/betoni/list/:asiakasId', 'order.tilattu-betoni.list')
    .takes({ asiakasId: reference() })
    .answers<TilattuBetoni[]>(),
} as const;
