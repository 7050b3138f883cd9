import { Refusal } from './refusal.mjs';
import { euros, sumsOf } from './sums.mjs';

/**
 * @typedef {object} Invoice
 * @property {number} id
 * @property {string} number empty until it is approved
 * @property {string} proposed
 * @property {'draft' | 'approved' | 'sent'} state
 * @property {string} order our identity of it
 * @property {string} series
 * @property {string} date
 * @property {string} reference
 * @property {string} customerName
 * @property {number} net cents
 * @property {number} vat cents
 * @property {number} amount cents, with its VAT
 * @property {number} rowCount
 * @property {Record<string, string>} [fields] as they were given
 */

const FIRST_ID = 55_000;
const PAGE = 200;
const BAD = 400;
const NOT_FOUND = 404;

/** What a company has in Fennoa. */
export class Books {
  /** @type {Invoice[]} */
  #invoices = [];
  #lastId = FIRST_ID;

  all() {
    return this.#invoices;
  }

  empty() {
    this.#invoices = [];
    return [];
  }

  /** @param {Partial<Invoice>} invoice */
  write(invoice) {
    const written = { ...this.#blank(), ...invoice };
    this.#invoices.push(written);
    return written;
  }

  /** @param {{ fields: Record<string, string>, rows: Record<string, string>[] }} form */
  add({ fields, rows }) {
    const { net, vat, gross } = sumsOf(rows);
    return this.write({
      proposed: fields.proposed_invoice_number ?? '',
      order: fields.order_identifier ?? '',
      series: fields.sales_invoice_series_id ?? '',
      date: fields.invoice_date ?? '',
      reference: fields.banking_reference ?? '',
      customerName: fields.name ?? '',
      net,
      vat,
      amount: gross,
      rowCount: rows.length,
      fields,
    });
  }

  /**
   * Gives a draft its number.
   * @param {string} id
   */
  approve(id) {
    const invoice = this.#find(id);
    if (invoice.state !== 'draft') throw new Refusal(BAD, 'Invoice is already approved');
    const number = invoice.proposed || String(invoice.id);
    if (this.#invoices.some((one) => one.number === number))
      throw new Refusal(BAD, { invoice_no: [`Invoice number ${number} is already in use`] });
    Object.assign(invoice, { number, state: 'approved' });
  }

  /**
   * Sends an approved invoice; false when it has nowhere to go.
   * @param {string} id
   */
  send(id) {
    const invoice = this.#find(id);
    if (invoice.state === 'draft') throw new Refusal(BAD, ['Invoice is not approved']);
    if (!invoice.fields?.delivery_method) return false;
    invoice.state = 'sent';
    return true;
  }

  /**
   * The newest first.
   * @param {number} page from 1
   */
  page(page) {
    const newest = this.#invoices.toReversed();
    return newest.slice((page - 1) * PAGE, page * PAGE).map(shown);
  }

  /** @param {string} id */
  byId(id) {
    return shown(this.#find(id));
  }

  /** @param {string} number */
  byNumber(number) {
    const invoice = this.#invoices.find((one) => one.number !== '' && one.number === number);
    if (!invoice) throw new Refusal(NOT_FOUND, 'Invoice not found');
    return shown(invoice);
  }

  /** @param {string} id */
  #find(id) {
    const invoice = this.#invoices.find((one) => String(one.id) === id);
    if (!invoice) throw new Refusal(NOT_FOUND, 'Invoice not found');
    return invoice;
  }

  /** @returns {Invoice} */
  #blank() {
    const texts = {
      number: '',
      proposed: '',
      order: '',
      series: '1',
      date: '',
      reference: '',
      customerName: '',
    };
    return { id: ++this.#lastId, state: 'draft', ...texts, net: 0, vat: 0, amount: 0, rowCount: 0 };
  }
}

/** @param {Invoice} invoice */
const shown = ({ id, number, proposed, order, series, date, reference, customerName, ...sums }) => ({
  SalesInvoice: {
    id: String(id),
    invoice_no: number,
    invoice_type_id: '1',
    proposed_invoice_number: proposed,
    order_identifier: order,
    sales_invoice_series_id: series,
    invoice_date: date,
    banking_reference: reference,
    name: customerName,
    total_net: euros(sums.net),
    total_vat: euros(sums.vat),
    total_gross: euros(sums.amount),
    row_count: sums.rowCount,
  },
});
