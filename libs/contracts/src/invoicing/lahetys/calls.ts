import { call } from '../../call.js';
import { flag, id, nullable, optional, reference, text } from '../../fields/field.js';
import type { Lahetys, LahetysKokonaan, LahetysVastaus } from './types.js';

const prefix = '/api/keikka/laskutus';

const laskutettava = {
  keikkaId: id(),
  keikkaLaskuId: id(),
  laskuttajaAsiakasId: reference(),
  maksajaAsiakasId: reference(),
};

/** `isProduction` is ignored: what the company is configured for decides. */
const lahetettava = {
  ...laskutettava,
  isProduction: optional(nullable(flag())),
};

/** The sending of invoices to the company's invoicing system (invoicing §7). */
export const lahetysCalls = {
  /** Sends an invoice to Netvisor. The answer comes within 30 s, be it that nobody knows the outcome yet. */
  createNetvisorLasku: call('PUT', `${prefix}/createNetvisorLasku`)
    .takes(lahetettava)
    .answersBody<LahetysVastaus>(),
  /** Sends an invoice to Fennoa, which is its only `destination`. What is left out is approved, in series 1 (I-126). */
  sendInvoice: call('POST', `${prefix}/sendInvoice`)
    .takes({
      ...lahetettava,
      destination: text(20),
      approveFennoaInvoice: optional(nullable(flag())),
      sales_invoice_series_id: optional(nullable(id())),
    })
    .answersBody<LahetysVastaus>(),
  /** Bills an invoice on paper, where its company has no system for it: it gets its number, and is printed. */
  paperille: call('PUT', `${prefix}/paperille`, 'invoicing.lahetys.paperille')
    .takes(laskutettava)
    .answers<Lahetys>(),
  /** The sending of an invoice; null when it was never sent. */
  get: call('GET', `${prefix}/lahetys/:keikkaLaskuId`, 'invoicing.lahetys.get')
    .takes({ keikkaLaskuId: id() })
    .answers<LahetysKokonaan | null>(),
  /** The latest sendings of a company (0 is the own one), those that are not at their end first. */
  list: call('GET', `${prefix}/lahetykset/:laskuttajaAsiakasId`, 'invoicing.lahetys.list')
    .takes({ laskuttajaAsiakasId: reference() })
    .answers<Lahetys[]>(),
  /** Settles a conflict in one of `vapautusTavat`, with a reason that stays in the log. */
  vapauta: call('POST', `${prefix}/lahetys/vapauta`, 'invoicing.lahetys.vapauta')
    .takes({ keikkaLaskuId: id(), tapa: text(20), peruste: text(500) })
    .answers<Lahetys>(),
} as const;
