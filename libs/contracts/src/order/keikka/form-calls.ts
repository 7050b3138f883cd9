import { call } from '../../call.js';
import { id, partial, varmenne } from '../../fields/field.js';
import { tilausFields } from './fields.js';
import type { KeikkaGetAnswer } from './types.js';

/** The calls of an order's form. Apart from the others, because the board is drawn without the fields of an order. */
export const keikkaFormCalls = {
  /**
   * Saves what the caller names and leaves the rest. Upon an older version it is merged with what others changed since;
   * what both changed is a conflict. Answers the whole order.
   */
  save: call('POST', '/api/keikka/save')
    .takes({ keikkaId: id(), varmenne: varmenne(), ...partial(tilausFields) })
    .answers<KeikkaGetAnswer>(),
} as const;
