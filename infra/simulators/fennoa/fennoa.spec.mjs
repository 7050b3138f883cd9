import { startSimulators } from '../simulators.mjs';
import { fennoa, fennoaDemo } from './fennoa.mjs';
import { euros, sumsOf } from './sums.mjs';

const basic = (/** @type {string} */ key) =>
  `Basic ${Buffer.from(`${fennoaDemo.apiUser}:${key}`).toString('base64')}`;

/** @param {Record<string, string | undefined>} [changes] */
const form = (changes = {}) => {
  const invoice = {
    name: 'Lohjan Valmisbetoni Oy',
    address: 'Betonitie 1',
    postalcode: '08100',
    city: 'Lohja',
    country: 'FI',
    invoice_date: '2026-11-20',
    due_date: '2026-12-04',
    order_identifier: 'Keikka 4711-1',
    proposed_invoice_number: '100001',
    'row[1][name]': 'Pumppaus',
    'row[1][price]': '8.9',
    'row[1][quantity]': '10',
    'row[1][vatpercent]': '25.5',
    ...changes,
  };
  const given = Object.entries(invoice).filter(([, value]) => value !== undefined);
  return new URLSearchParams(/** @type {[string, string][]} */ (given));
};

describe('the simulator of Fennoa', () => {
  /** @type {Awaited<ReturnType<typeof startSimulators>>} */
  let simulators;
  beforeAll(async () => {
    simulators = await startSimulators([fennoa], { port: 0, host: '127.0.0.1' });
  });
  beforeEach(() => fetch(`${simulators.address}/fennoa/_invoices`, { method: 'DELETE' }));
  afterAll(() => simulators.close());

  /**
   * @param {string} path
   * @param {RequestInit} [request]
   * @returns {Promise<{ status: number, body: any }>}
   */
  async function call(path, request = {}, authorization = basic(fennoaDemo.apiKey)) {
    const headers = { authorization, .../** @type {object} */ (request.headers) };
    const answer = await fetch(`${simulators.address}/fennoa/sales_api/${path}`, { ...request, headers });
    return { status: answer.status, body: await answer.json() };
  }
  /** @param {Record<string, string | undefined>} [changes] */
  const add = (changes) => call('add', { method: 'POST', body: form(changes) });
  const post = (/** @type {string} */ path) => call(path, { method: 'POST' });
  /** @param {object} invoice */
  const write = (invoice) =>
    fetch(`${simulators.address}/fennoa/_invoices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(invoice),
    });

  it('keeps a draft, gives it its proposed number when it is approved, and sends it after that alone', async () => {
    const { body: added } = await add();
    expect(added).toEqual({ status: 'ok', id: expect.any(Number) });
    const draft = {
      order_identifier: 'Keikka 4711-1',
      invoice_no: '',
      total_gross: '111.70',
      total_vat: '22.70',
    };
    expect(await call(String(added.id))).toMatchObject({
      status: 200,
      body: { data: { SalesInvoice: draft } },
    });
    expect(await call('get/invoice_no/100001')).toMatchObject({ status: 404 });
    expect(await post(`do/send/${added.id}`)).toEqual({
      status: 400,
      body: { status: 'error', errors: ['Invoice is not approved'] },
    });
    expect(await post(`do/approve/${added.id}`)).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await call('get/invoice_no/100001')).toMatchObject({
      body: { data: { SalesInvoice: { id: String(added.id), invoice_no: '100001' } } },
    });
    expect((await post(`do/approve/${added.id}`)).status).toBe(400);
    expect(await post(`do/send/${added.id}`)).toMatchObject({ status: 200, body: { data: 'failed' } });
    const { body: posted } = await add({ proposed_invoice_number: '100002', delivery_method: 'postal' });
    await post(`do/approve/${posted.id}`);
    expect(await post(`do/send/${posted.id}`)).toMatchObject({ body: { data: 'sent' } });
  });

  it('gives no number twice', async () => {
    await write({ number: '100001', state: 'approved' });
    const { body } = await add();
    expect(await post(`do/approve/${body.id}`)).toMatchObject({
      status: 400,
      body: { errors: { invoice_no: ['Invoice number 100001 is already in use'] } },
    });
  });

  it.each([
    [
      'no rows, as a text',
      {
        'row[1][name]': undefined,
        'row[1][price]': undefined,
        'row[1][quantity]': undefined,
        'row[1][vatpercent]': undefined,
      },
      'Invoice has no rows',
    ],
    ['an unknown field, as a list', { colour: 'red' }, ['Unknown field colour', null]],
    ['no address, by field', { address: undefined }, { address: ['This field cannot be left empty'] }],
    ['an empty name', { name: '' }, { name: ['This field cannot be left empty'] }],
    ['a day that is none', { invoice_date: '20.11.2026' }, { invoice_date: ['20.11.2026 is not valid'] }],
    ['a decimal comma', { 'row[1][price]': '8,9' }, { price: ['8,9 is not valid'] }],
    [
      'a row without VAT',
      { 'row[1][vatpercent]': undefined },
      { vatpercent: ['This field cannot be left empty'] },
    ],
  ])('refuses %s', async (_what, changes, errors) => {
    expect(await add(changes)).toEqual({ status: 400, body: { status: 'error', errors } });
  });

  it('takes forms alone, with the right key, at its own paths, in their method', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await call('add', { method: 'POST', headers: json, body: '{"name":"x"}' })).status).toBe(400);
    for (const wrong of [basic('wrong'), `Token token=${fennoaDemo.apiKey}`])
      expect((await call('', {}, wrong)).status).toBe(401);
    expect((await call('unknown')).status).toBe(404);
    expect((await call('add')).status).toBe(405);
    expect((await call('1')).status).toBe(404);
  });

  it('lists two hundred a page, the newest first', async () => {
    for (let nth = 1; nth <= 201; nth += 1) await write({ order: String(nth) });
    const orders = async (/** @type {number} */ page) =>
      (await call(`?page=${page}`)).body.data.map(
        (/** @type {any} */ one) => one.SalesInvoice.order_identifier,
      );
    expect(await orders(1)).toHaveLength(200);
    expect((await orders(1))[0]).toBe('201');
    expect(await orders(2)).toEqual(['1']);
    expect(await orders(3)).toEqual([]);
  });
});

describe('the sums of rows', () => {
  it.each([
    [[{ price: '8.9', quantity: '10', vatpercent: '25.5' }], '89.00', '22.70'],
    [[{ price: '0.335', quantity: '3', vatpercent: '0' }], '1.01', '0.00'],
    [[{ price: '12.5', quantity: '-3', vatpercent: '10', discount_percent: '10' }], '-33.75', '-3.38'],
    [Array(3).fill({ price: '0.01', quantity: '1', vatpercent: '50' }), '0.03', '0.03'],
  ])('%j are %s and %s', (rows, net, vat) => {
    const sums = sumsOf(rows);
    expect([euros(sums.net), euros(sums.vat)]).toEqual([net, vat]);
  });
});
