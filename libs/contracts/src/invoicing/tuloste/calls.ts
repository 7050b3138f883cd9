import { call } from '../../call.js';
import { id } from '../../fields/field.js';
import type { Bytes } from '../../message.js';

const prefix = '/api/keikka/laskutus/tuloste';

/** An invoice as a file, whose name stands in `content-disposition`. */
export const tulosteCalls = {
  pdf: call('GET', `${prefix}/pdf/:keikkaLaskuId`).takes({ keikkaLaskuId: id() }).answersBody<Bytes>(),
  finvoice: call('GET', `${prefix}/finvoice/:keikkaLaskuId`)
    .takes({ keikkaLaskuId: id() })
    .answersBody<Bytes>(),
} as const;
