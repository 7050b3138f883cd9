import { call } from '../../call.js';
import { id, optional, reference, text, whole } from '../../fields/field.js';
import {
  HISTORY_DAYS,
  type BetoninHintaRivi,
  type HinnoiteltuLisa,
  type KaavanArvo,
  type LaskutettuBetoni,
} from './types.js';

const prefix = '/api/hinnat';

/** Prices that are known already: of templates, and of what was billed. */
export const hinnatCalls = {
  /**
   * The prices of an ordered concrete by the templates of its customer and those for all, the nearest first [I-139]. 0 is not
   * chosen; classes have commas between, '-' or '0' is none.
   */
  betoniPrices: call(
    'POST',
    `${prefix}/laskupohjat/getAllBetoniPrices/:asiakasId/:laatuId/:fast/:raeKokoId/:lujuusId/:notkeusId/:rasitusluokat/:kayttoIkaId`,
    'invoicing.hinnat.betoni',
  )
    .takes({
      asiakasId: reference(),
      laatuId: reference(),
      fast: whole(0, 1),
      raeKokoId: reference(),
      lujuusId: reference(),
      notkeusId: reference(),
      rasitusluokat: text(200),
      kayttoIkaId: reference(),
      betoniComment: optional(text(2000)),
    })
    .answers<BetoninHintaRivi[]>(),
  /** Concretes that a customer was billed for in the last days, the latest first [I-140]. */
  laskutetutBetonit: call(
    'GET',
    `${prefix}/aikaisemminLaskutetutBetonit/:asiakasId/:days`,
    'invoicing.hinnat.laskutetut',
  )
    .takes({ asiakasId: reference(), days: whole(1, HISTORY_DAYS) })
    .answers<LaskutettuBetoni[]>(),
  /** Billed concretes whose text has every word; `asiakasId` 0 is every customer of the own company (A-5) [I-141]. */
  searchLaskutetut: call(
    'GET',
    `${prefix}/searchInvoicedConcretes/:searchText/:asiakasId/:days`,
    'invoicing.hinnat.search',
  )
    .takes({ searchText: text(200), asiakasId: reference(), days: whole(1, HISTORY_DAYS) })
    .answers<LaskutettuBetoni[]>(),
  /** The priced extras of the customer's templates, and of those for all. `betoniAsiakasId` makes the concrete. */
  attrHinnat: call('GET', `${prefix}/attrHinnat/:betoniAsiakasId/:asiakasId`, 'invoicing.hinnat.attr')
    .takes({ betoniAsiakasId: reference(), asiakasId: reference() })
    .answers<HinnoiteltuLisa[]>(),
  /** What a formula gives on an order, as text, or what is wrong with it [G-187]. */
  eval: call('POST', `${prefix}/eval`, 'invoicing.hinnat.eval')
    .takes({ expression: text(3000), keikkaId: id() })
    .answers<KaavanArvo>(),
} as const;
