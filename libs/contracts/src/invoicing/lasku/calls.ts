import { call, type InputOf } from '../../call.js';
import { day, id, ids, optional, partial, reference, text, varmenne, whole } from '../../fields/field.js';
import { laskuFields } from './fields.js';
import type { Lasku, LaskuGetAnswer, LaskuHaku, LaskuListed, LaskuLog } from './types.js';

const prefix = '/api/keikka/laskutus';

/** The most invoices of one answer. */
const MOST_LASKUT = 2_000;

/**
 * Which invoices a list has. Days are those of the order, both ends included; each word of `text` is in the number, the
 * order's id, the payer or the site. `jalkeen` is the cursor of the last invoice of the answer before, `raja` how many
 * follow it, 500 unless told.
 */
const rajaus = {
  first: optional(day()),
  last: optional(day()),
  tilat: optional(ids(5)),
  maksajaAsiakasId: optional(reference()),
  kohde: optional(text(20)),
  text: optional(text(200)),
  jalkeen: optional(text(60)),
  raja: optional(whole(1, MOST_LASKUT)),
};

/** The invoices of orders. Their paths come under /api/keikka/laskutus (invoicing §7). */
export const laskuCalls = {
  /**
   * Makes the invoice of an order and fills it from the templates that fit. `laskuttajaAsiakasId` 0 is the own company,
   * `maksajaAsiakasId` 0 the payer by the order (I-086).
   */
  create: call('POST', `${prefix}/keikkaLasku/create`, 'invoicing.lasku.create')
    .takes({ laskuttajaAsiakasId: reference(), maksajaAsiakasId: reference(), keikkaId: id() })
    .answers<{ keikkaLaskuId: number }>(),
  listForKeikka: call(
    'POST',
    `${prefix}/keikkaLasku/getAllKeikkaLaskutForKeikka`,
    'invoicing.lasku.list-for-keikka',
  )
    .takes({ keikkaId: id(), laskuttajaAsiakasId: reference() })
    .answers<LaskuListed[]>(),
  /**
   * Invoices that the customer `asiakasId` pays; of the own company (0 too) all that it sends. The latest order comes first.
   * The cursor of an invoice is its `pumppuAika` (empty where it is null), `_` and its id.
   */
  listByAsiakas: call('POST', `${prefix}/getLaskutByAsiakasId`, 'invoicing.lasku.list-by-asiakas')
    .takes({ asiakasId: reference(), ...rajaus })
    .answers<LaskuListed[]>(),
  /** The same of all that a company sends (0 is the own one), with the count and the sums of all that the filters find. */
  haku: call('POST', `${prefix}/laskut/haku`, 'invoicing.lasku.haku')
    .takes({ laskuttajaAsiakasId: reference(), ...rajaus })
    .answers<LaskuHaku>(),
  get: call('GET', `${prefix}/lasku/get/:keikkaLaskuId`, 'invoicing.lasku.get')
    .takes({ keikkaLaskuId: reference() })
    .answers<LaskuGetAnswer>(),
  /** The invoice that went out under this number [I-117]. `laskuttajaAsiakasId` 0 is the own company. */
  getByInvoiceNumber: call(
    'GET',
    `${prefix}/keikkaLasku/getByInvoiceNumber/:laskuttajaAsiakasId/:laskuNo`,
    'invoicing.lasku.get-by-number',
  )
    .takes({ laskuttajaAsiakasId: reference(), laskuNo: text(50) })
    .answers<Lasku>(),
  /** Headers and status. What the server computes is ignored, not refused. */
  save: call('PUT', `${prefix}/lasku/save`, 'invoicing.lasku.save')
    .takes({ ...partial(laskuFields), keikkaLaskuId: id(), varmenne: varmenne() })
    .answers<Lasku>(),
  /** Builds rows and headers anew from the templates, as they and the order are now (I-065). */
  reload: call('POST', `${prefix}/keikkaLasku/reload`, 'invoicing.lasku.reload')
    .takes({ keikkaLaskuId: id() })
    .answers<Lasku>(),
  /** Judges anew who accounts for the VAT of its rows (AVL 8 c §), after the payer's status or a product was changed. */
  verota: call('POST', `${prefix}/lasku/verota`, 'invoicing.lasku.verota')
    .takes({ keikkaLaskuId: id() })
    .answers<Lasku>(),
  delete: call('DELETE', `${prefix}/keikkaLasku/delete/:keikkaLaskuId`, 'invoicing.lasku.delete')
    .takes({ keikkaLaskuId: id() })
    .answersOk<{ keikkaLaskuId: number }>(),
} as const;

/** The filters of a list of invoices. */
export type LaskuRajaus = Omit<InputOf<typeof laskuCalls.haku>, 'laskuttajaAsiakasId'>;

/** The body of an invoice's save. */
export type LaskuSave = InputOf<typeof laskuCalls.save>;

/** The log of an invoice. A person adds notes of her own; the rest is written by the product. */
export const laskuLogCalls = {
  add: call('POST', `${prefix}/keikkaLasku/log/add`, 'invoicing.lasku-log.add')
    .takes({
      keikkaLaskuId: id(),
      personId: optional(reference()),
      keikkaLaskuLogTypeId: optional(reference()),
      title: optional(text(500)),
      description: optional(text(2000)),
    })
    .answers<LaskuLog>(),
  delete: call('DELETE', `${prefix}/keikkaLasku/log/delete/:keikkaLaskuLogId`, 'invoicing.lasku-log.delete')
    .takes({ keikkaLaskuLogId: id() })
    .answersOk<{ keikkaLaskuLogId: number }>(),
  get: call('GET', `${prefix}/keikkaLasku/log/get/:keikkaLaskuLogId`, 'invoicing.lasku-log.get')
    .takes({ keikkaLaskuLogId: reference() })
    .answers<LaskuLog>(),
  list: call('GET', `${prefix}/keikkaLasku/log/list/:keikkaLaskuId`, 'invoicing.lasku-log.list')
    .takes({ keikkaLaskuId: reference() })
    .answers<LaskuLog[]>(),
} as const;
