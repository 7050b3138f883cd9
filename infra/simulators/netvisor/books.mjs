import { escaped, inserted, Refusal } from './answers.mjs';
import { child, decimal, demanded, demandOrder, textOf } from './body.mjs';
import { invoiceOrder, lineOrder, vatCodes } from './order.mjs';

/** @typedef {import('./body.mjs').Element} Element */
/**
 * @typedef {object} Line
 * @property {string} name
 * @property {number} price ten thousandths of a euro
 * @property {number} quantity ten thousandths
 * @property {number} vat cents
 * @property {number} sum cents, with its VAT
 */
/**
 * @typedef {object} Invoice
 * @property {number} key
 * @property {string} number
 * @property {string} date
 * @property {string} reference
 * @property {string} comment
 * @property {string} customerCode
 * @property {string} customerName
 * @property {string} order
 * @property {string} textBefore
 * @property {number} amount cents
 * @property {Line[]} lines
 */

const FIRST_KEY = 88_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CENTS = 2;
/** Of a price and a quantity. */
const FINE = 4;

/** @param {number} cents */
const comma = (cents) => (cents / 100).toFixed(CENTS).replace('.', ',');

/** What a company has in Netvisor. */
export class Books {
  /** @type {Map<string, { key: number, name: string, organisation: string }>} by code */
  #customers = new Map();
  /** @type {Map<string, { key: number, name: string }>} by code */
  #products = new Map();
  /** @type {Invoice[]} */
  #invoices = [];
  #lastKey = FIRST_KEY;

  all() {
    return this.#invoices;
  }

  empty() {
    this.#customers.clear();
    this.#products.clear();
    this.#invoices = [];
    return [];
  }

  /** @param {object} invoice */
  write(invoice) {
    const written = { ...this.#blank(), ...invoice };
    this.#invoices.push(written);
    return written;
  }

  /**
   * @param {string} number
   * @param {object} changes
   */
  change(number, changes) {
    const invoice = this.#invoices.find((one) => one.number === number);
    return Object.assign(invoice ?? {}, changes);
  }

  /** @param {string} keyword */
  customerList(keyword) {
    const found = [...this.#customers].filter(([code, { name }]) => `${code} ${name}`.includes(keyword));
    const parts = found.map(
      ([code, { key, name, organisation }]) =>
        `<Customer><Netvisorkey>${key}</Netvisorkey><Name>${escaped(name)}</Name><Code>${escaped(code)}</Code>` +
        `<OrganisationIdentifier>${escaped(organisation)}</OrganisationIdentifier></Customer>`,
    );
    return `<Customerlist>${parts.join('')}</Customerlist>`;
  }

  /**
   * @param {string} _method
   * @param {Element | undefined} customer
   */
  addCustomer(_method, customer) {
    const base = child(customer, 'customerbaseinformation');
    const [code, name] = [demanded(base, 'internalidentifier'), demanded(base, 'name')];
    if (this.#customers.has(code)) throw new Refusal('DUPLICATE_DATA', `customer ${code} exists`);
    const key = ++this.#lastKey;
    this.#customers.set(code, { key, name, organisation: textOf(base, 'externalidentifier') });
    return inserted(key);
  }

  /** @param {string} keyword */
  productList(keyword) {
    const parts = [...this.#products]
      .filter(([code, { name }]) => `${code} ${name}`.includes(keyword))
      .map(
        ([code, { key, name }]) =>
          `<Product><NetvisorKey>${key}</NetvisorKey><ProductCode>${escaped(code)}</ProductCode>` +
          `<Name>${escaped(name)}</Name></Product>`,
      );
    return `<ProductList>${parts.join('')}</ProductList>`;
  }

  /**
   * @param {string} _method
   * @param {Element | undefined} product
   */
  addProduct(_method, product) {
    const base = child(product, 'productbaseinformation');
    const code = demanded(base, 'productcode');
    for (const name of ['productgroup', 'name', 'unitprice', 'isactive', 'issalesproduct'])
      demanded(base, name);
    decimal(demanded(base, 'unitprice'), FINE);
    if (this.#products.has(code)) throw new Refusal('DUPLICATE_DATA', `product ${code} exists`);
    const key = ++this.#lastKey;
    this.#products.set(code, { key, name: demanded(base, 'name') });
    return inserted(key);
  }

  /** @param {string} number */
  invoiceList(number) {
    const parts = this.#invoices
      .filter((invoice) => number === '' || invoice.number === number)
      .map(
        ({ key, number: own, date, customerCode, customerName, reference, amount }) =>
          `<SalesInvoice><NetvisorKey>${key}</NetvisorKey><InvoiceNumber>${escaped(own)}</InvoiceNumber>` +
          `<Invoicedate format="ansi">${date}</Invoicedate><InvoiceStatus>unsent</InvoiceStatus>` +
          `<CustomerCode>${escaped(customerCode)}</CustomerCode><CustomerName>${escaped(customerName)}</CustomerName>` +
          `<ReferenceNumber>${escaped(reference)}</ReferenceNumber><InvoiceSum>${comma(amount)}</InvoiceSum></SalesInvoice>`,
      );
    return `<SalesInvoiceList>${parts.join('')}</SalesInvoiceList>`;
  }

  /** @param {string} key */
  invoice(key) {
    const invoice = this.#invoices.find((one) => String(one.key) === key);
    if (!invoice) throw new Refusal('INVALID_DATA', `no invoice ${key}`);
    const lines = invoice.lines.map(
      ({ name, vat, sum }) =>
        `<SalesInvoiceProductLine><ProductName>${escaped(name)}</ProductName>` +
        `<SalesInvoiceProductLineVatSum>${comma(vat)}</SalesInvoiceProductLineVatSum>` +
        `<SalesInvoiceProductLineSum>${comma(sum)}</SalesInvoiceProductLineSum></SalesInvoiceProductLine>`,
    );
    return (
      `<SalesInvoice><SalesInvoiceNetvisorKey>${invoice.key}</SalesInvoiceNetvisorKey>` +
      `<SalesInvoiceNumber>${escaped(invoice.number)}</SalesInvoiceNumber>` +
      `<SalesInvoiceDate format="ansi">${invoice.date}</SalesInvoiceDate>` +
      `<SalesInvoiceReferencenumber>${escaped(invoice.reference)}</SalesInvoiceReferencenumber>` +
      `<SalesInvoiceAmount iso4217currencycode="EUR" currencyrate="1">${comma(invoice.amount)}</SalesInvoiceAmount>` +
      `<SalesInvoicePrivateComment>${escaped(invoice.comment)}</SalesInvoicePrivateComment>` +
      `<InvoicingCustomerName>${escaped(invoice.customerName)}</InvoicingCustomerName>` +
      `<InvoiceLines><InvoiceLine>${lines.join('')}</InvoiceLine></InvoiceLines></SalesInvoice>`
    );
  }

  /**
   * @param {string} _method
   * @param {Element | undefined} given
   */
  addInvoice(_method, given) {
    if (given?.name !== 'salesinvoice') throw new Refusal('INVALID_DATA', 'salesinvoice is missing');
    demandOrder(given, invoiceOrder);
    const code = demanded(given, 'invoicingcustomeridentifier');
    if (!this.#customers.has(code)) throw new Refusal('INVALID_DATA', `no customer ${code}`);
    const lines = (child(given, 'invoicelines')?.children ?? []).flatMap(({ children }) => children);
    if (lines.length === 0) throw new Refusal('INVALID_DATA', 'the invoice has no line');
    for (const name of ['salesinvoicestatus', 'paymenttermnetdays']) demanded(given, name);
    const amount = decimal(demanded(given, 'salesinvoiceamount'), CENTS);
    const read = lines.map((line) => this.#line(line));
    demandCredit(amount, read);
    const key = ++this.#lastKey;
    this.#invoices.push({
      ...this.#blank(),
      key,
      number: textOf(given, 'salesinvoicenumber') || String(key),
      date: day(demanded(given, 'salesinvoicedate')),
      reference: textOf(given, 'salesinvoicereferencenumber'),
      comment: textOf(given, 'salesinvoiceprivatecomment'),
      customerCode: code,
      customerName: textOf(given, 'invoicingcustomername') || (this.#customers.get(code)?.name ?? ''),
      order: textOf(given, 'ordernumber'),
      textBefore: textOf(given, 'salesinvoicefreetextbeforelines'),
      amount,
      lines: read,
    });
    return inserted(key);
  }

  /** @param {Element} line */
  #line(line) {
    demandOrder(line, lineOrder);
    const code = demanded(line, 'productidentifier');
    if (!this.#products.has(code)) throw new Refusal('INVALID_DATA', `no product ${code}`);
    const price = decimal(demanded(line, 'productunitprice'), FINE);
    const quantity = decimal(demanded(line, 'salesinvoiceproductlinequantity'), FINE);
    decimal(demanded(line, 'productvatpercentage'), CENTS);
    const vatCode = child(line, 'productvatpercentage')?.attributes.vatcode ?? '';
    if (!vatCodes.includes(vatCode)) throw new Refusal('INVALID_DATA', `${vatCode} is no VAT code`);
    return {
      name: demanded(line, 'productname'),
      price,
      quantity,
      vatCode,
      vatPercentage: textOf(line, 'productvatpercentage'),
      vat: decimal(demanded(line, 'salesinvoiceproductlinevatsum'), CENTS),
      sum: decimal(demanded(line, 'salesinvoiceproductlinesum'), CENTS),
    };
  }

  /** @returns {Invoice} */
  #blank() {
    const texts = {
      number: '',
      date: '',
      reference: '',
      comment: '',
      customerCode: '',
      customerName: '',
      order: '',
      textBefore: '',
    };
    return { key: ++this.#lastKey, ...texts, amount: 0, lines: [] };
  }
}

/** @param {string} text */
function day(text) {
  if (!DAY.test(text)) throw new Refusal('INVALID_DATA', `${text} is no day`);
  return text;
}

/**
 * A credit has negative quantities, positive prices and a negative total.
 * @param {number} amount
 * @param {readonly Line[]} lines
 */
function demandCredit(amount, lines) {
  if (!lines.every(({ quantity }) => quantity < 0)) return;
  if (amount > 0) throw new Refusal('INVALID_DATA', 'the total of a credit is positive');
}
