import { call } from '../../call.js';
import { day, id, optional, reference } from '../../fields/field.js';
import type { Laskuttamatta, LaskunEsikatselu, MaaranPaivitys } from './types.js';

/** The order that is mended, and the company that bills it; 0 or absent is the own one. */
const tilaus = { keikkaId: id(), laskuttajaAsiakasId: optional(reference()) };

/** Work that is delivered and not billed as it should be, and what mends it. */
export const laskuttamattaCalls = {
  /**
   * Of the orders that begin on these days in Helsinki, both included, 62 days at most. `laskuttajaAsiakasId` 0 or absent is
   * the own company.
   */
  list: call('POST', '/api/keikka/laskutus/laskuttamatta', 'invoicing.laskuttamatta.list')
    .takes({ first: day(), last: day(), laskuttajaAsiakasId: optional(reference()) })
    .answers<Laskuttamatta>(),
  /**
   * What the invoice of an order would be: by one template whether it fits or not, or by those that fit where none is named.
   * Nothing is stored.
   */
  esikatselu: call(
    'POST',
    '/api/keikka/laskutus/laskuttamatta/esikatselu',
    'invoicing.laskuttamatta.esikatselu',
  )
    .takes({ ...tilaus, laskupohjaId: optional(reference()) })
    .answers<LaskunEsikatselu>(),
  /** Lets a template go on until this day, and makes the invoice of an order that it fits then. */
  jatkaPohjaa: call(
    'POST',
    '/api/keikka/laskutus/laskuttamatta/jatkaPohjaa',
    'invoicing.laskuttamatta.jatka-pohjaa',
  )
    .takes({ ...tilaus, laskupohjaId: id(), endDate: day() })
    .answers<{ keikkaLaskuId: number }>(),
  /** Makes the invoice of an order by one template, whether it fits or not. */
  luoPohjalla: call(
    'POST',
    '/api/keikka/laskutus/laskuttamatta/luoPohjalla',
    'invoicing.laskuttamatta.luo-pohjalla',
  )
    .takes({ ...tilaus, laskupohjaId: id() })
    .answers<{ keikkaLaskuId: number }>(),
  /** Puts the delivered amount onto the order's open invoice. */
  paivitaMaara: call(
    'POST',
    '/api/keikka/laskutus/laskuttamatta/paivitaMaara',
    'invoicing.laskuttamatta.paivita-maara',
  )
    .takes(tilaus)
    .answers<MaaranPaivitys>(),
  /** Makes an invoice of what was delivered and is not on the billed one; of what was billed too much, a negative one. */
  luoLisalasku: call(
    'POST',
    '/api/keikka/laskutus/laskuttamatta/luoLisalasku',
    'invoicing.laskuttamatta.luo-lisalasku',
  )
    .takes(tilaus)
    .answers<{ keikkaLaskuId: number }>(),
} as const;
