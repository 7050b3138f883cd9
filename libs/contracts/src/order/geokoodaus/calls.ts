import { OSOITEHAKU_AT_MOST } from '@keikka/domain';
import { call } from '../../call.js';
import { text } from '../../fields/field.js';
import type { Geokoodi } from './types.js';

export const geokoodausCalls = {
  /** Where an address is (O-230). The same text is looked up once. */
  get: call('GET', '/api/geocode/:text', 'order.geokoodaus.get')
    .takes({ text: text(OSOITEHAKU_AT_MOST) })
    .answers<Geokoodi>(),
} as const;
