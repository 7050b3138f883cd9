import { readBody } from './body.mjs';
import { Books } from './books.mjs';

const body = (/** @type {string} */ content) => readBody(`<root>${content}</root>`);

const filled = () => {
  const books = new Books();
  books.addCustomer(
    'add',
    body(`<customer><customerbaseinformation><internalidentifier>K13</internalidentifier>
      <name>Lohjan Valmisbetoni Oy</name></customerbaseinformation></customer>`),
  );
  books.addProduct(
    'add',
    body(`<product><productbaseinformation><productcode>KT7</productcode><productgroup>Keikka</productgroup>
      <name>Pumppaus</name><unitprice type="net">8,9</unitprice><isactive>1</isactive>
      <issalesproduct>1</issalesproduct></productbaseinformation></product>`),
  );
  return books;
};

/**
 * @param {string} amount
 * @param {readonly string[]} quantities
 */
const invoice = (amount, quantities) =>
  body(`<salesinvoice><salesinvoicenumber>1</salesinvoicenumber>
    <salesinvoicedate format="ansi">2026-11-20</salesinvoicedate>
    <salesinvoiceamount iso4217currencycode="EUR">${amount}</salesinvoiceamount>
    <salesinvoicestatus type="netvisor">unsent</salesinvoicestatus>
    <salesinvoicefreetextbeforelines>Hyvityslasku laskuun 20467</salesinvoicefreetextbeforelines>
    <invoicingcustomeridentifier type="customer">K13</invoicingcustomeridentifier>
    <paymenttermnetdays>14</paymenttermnetdays>
    <invoicelines>${quantities.map(line).join('')}</invoicelines></salesinvoice>`);

const line = (/** @type {string} */ quantity) =>
  `<invoiceline><salesinvoiceproductline><productidentifier type="customer">KT7</productidentifier>
    <productname>Pumppaus</productname><productunitprice type="net">8,9</productunitprice>
    <productvatpercentage vatcode="KOMY">25,5</productvatpercentage>
    <salesinvoiceproductlinequantity>${quantity}</salesinvoiceproductlinequantity>
    <salesinvoiceproductlinevatsum>-4,54</salesinvoiceproductlinevatsum>
    <salesinvoiceproductlinesum>-22,34</salesinvoiceproductlinesum></salesinvoiceproductline></invoiceline>`;

describe('a credit in the simulator of Netvisor', () => {
  it('has negative quantities and a negative total', () => {
    const books = filled();
    books.addInvoice('add', invoice('-22,34', ['-2']));
    expect(books.all()).toMatchObject([
      {
        amount: -2_234,
        textBefore: 'Hyvityslasku laskuun 20467',
        lines: [{ quantity: -20_000, price: 89_000 }],
      },
    ]);
  });

  it('is refused with a positive total, and an invoice that only takes something off is not', () => {
    const books = filled();
    expect(() => books.addInvoice('add', invoice('22,34', ['-2']))).toThrow(
      'the total of a credit is positive',
    );
    books.addInvoice('add', invoice('22,34', ['4', '-2']));
    expect(books.all()).toHaveLength(1);
  });
});
