import type { InputOf } from '../../call.js';
import { message } from '../../message.js';
import type { LaskuKohde } from '../lasku/fields.js';
import type { lahetysCalls } from './calls.js';
import type { Lahetys } from './types.js';

/** What is only Fennoa's is ignored elsewhere. */
export type LahetettavaLasku = InputOf<typeof lahetysCalls.createNetvisorLasku> &
  Partial<
    Pick<InputOf<typeof lahetysCalls.sendInvoice>, 'approveFennoaInvoice' | 'sales_invoice_series_id'>
  > & { kohde: LaskuKohde };

export const lahetysMessages = {
  /** Begins the sending of an invoice, or says how far it has come when it has begun. It goes on by itself. */
  aloita: message<LahetettavaLasku, Lahetys>('invoicing.lahetys.aloita'),
} as const;
