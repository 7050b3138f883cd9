import { call, type InputOf } from '../../call.js';
import { id, ids, nullable, optional, partial, reference, varmenne, whole } from '../../fields/field.js';
import { laskuRiviFields, MOST_RIVIT } from './fields.js';
import type { LaskuRivi, LaskuRiviSelvitys } from './types.js';

const prefix = '/api/keikka/laskutus';

/** Below 0 too: which ids are refused with which text is the service's rule (C-49). */
const anyId = () => optional(nullable(whole(-1_000_000_000, 1_000_000_000)));

/** The rows of invoices. */
export const laskuRiviCalls = {
  /**
   * `keikkaLaskuRiviId` 0 or absent makes a new row. `alennus` is another name of `aleProsentti`. Fields that the server
   * computes are ignored, not refused. A formula that the save changes is evaluated on the invoice's order, and its value is
   * stored. With `keikkaLaskuPohjaId` alone it is a row of that template, and `keikkaLaskuRiviId` one of its rows.
   */
  save: call('PUT', `${prefix}/laskuRivi/save`, 'invoicing.lasku-rivi.save')
    .takes({
      ...partial(laskuRiviFields),
      keikkaLaskuRiviId: optional(reference()),
      keikkaLaskuId: anyId(),
      keikkaLaskuPohjaId: anyId(),
      laskuttajaAsiakasId: optional(nullable(reference())),
      maksajaAsiakasId: optional(nullable(reference())),
      alennus: optional(laskuRiviFields.aleProsentti),
      varmenne: varmenne(),
    })
    .answers<LaskuRivi>(),
  /** Why a row has its price. */
  selvitys: call('GET', `${prefix}/laskuRivi/selvitys/:keikkaLaskuRiviId`, 'invoicing.lasku-rivi.selvitys')
    .takes({ keikkaLaskuRiviId: id() })
    .answers<LaskuRiviSelvitys>(),
  /** `keikkaLaskuId` 0: a row of a template. */
  delete: call(
    'DELETE',
    `${prefix}/laskuRivi/delete/:keikkaLaskuRiviId/:keikkaLaskuId`,
    'invoicing.lasku-rivi.delete',
  )
    .takes({ keikkaLaskuRiviId: id(), keikkaLaskuId: reference() })
    .answersOk<{ keikkaLaskuRiviId: number }>(),
  deleteAll: call('DELETE', `${prefix}/laskuRivi/deleteAll/:keikkaLaskuId`, 'invoicing.lasku-rivi.delete-all')
    .takes({ keikkaLaskuId: id() })
    .answersOk<{ keikkaLaskuId: number }>(),
  /** Adds copies of all rows of another invoice after those of the target. */
  copy: call('POST', `${prefix}/laskuRivit/copy2`, 'invoicing.lasku-rivi.copy')
    .takes({ sourceKeikkaLaskuId: id(), targetKeikkaLaskuId: id() })
    .answersOk<{ copied: number }>(),
  /** Puts the rows of an invoice into this order, which names each of them. */
  order: call('PUT', `${prefix}/laskuRivit/order`, 'invoicing.lasku-rivi.order')
    .takes({ keikkaLaskuId: id(), keikkaLaskuRiviIds: ids(MOST_RIVIT) })
    .answers<LaskuRivi[]>(),
} as const;

/** The body of a row's save. */
export type LaskuRiviSave = InputOf<typeof laskuRiviCalls.save>;
