import type { Aineisto, AineistoRivi } from '../aineisto/aineisto.rules.js';
import { judge, laskutOf, osuma } from './fennoa-ero.rules.js';
import { lomakeOf } from './fennoa-lomake.rules.js';
import { errorText, tulosOf } from './fennoa-tulos.rules.js';
import { aineisto as printed, laskuRivi } from '../../../test/tuloste-company.js';

const rivi = (changes: Partial<AineistoRivi> = {}): AineistoRivi => ({
  tuoteId: 7,
  tuoteAvain: '',
  nimi: 'Pumppaus',
  selite: '',
  määrä: '10',
  yksikkö: 'm³',
  hinta: '8.9',
  ale: '0',
  alv: '25.5',
  kaannetty: false,
  netto: '89.00',
  alvSumma: '22.70',
  kustannusPaikka: '',
  ...changes,
});

const osoite = { katuosoite: 'Betonitie 1', postinumero: '08100', paikkakunta: 'Lohja', maa: 'FI' };
const aineisto = (changes: Partial<Aineisto> = {}): Aineisto => ({
  keikkaId: 4711,
  keikkaLaskuId: 1,
  tunniste: 'Keikka 4711-1',
  laskuNo: '100001',
  paiva: '20261120',
  toimitusPaiva: '20261119',
  eraPaiva: '20261204',
  maksuEhtoPv: 14,
  viitenumero: '1000012',
  viitteemme: '',
  viitteenne: '',
  myyja: '',
  tekstiEnnen: 'Ennen',
  tekstiJalkeen: 'Jälkeen',
  maksaja: { asiakasId: 13, nimi: 'Lohjan Valmisbetoni Oy', ytunnus: '2593931-3', alvTunnus: '', osoite },
  rivit: [rivi()],
  netto: '89.00',
  alvSumma: '22.70',
  yhteensa: '111.70',
  fennoa: { sarja: 1, hyvaksy: true },
  ...changes,
});

describe('the form of an invoice', () => {
  it('has its fields with decimal points and leaves out what is empty', () => {
    const fields = Object.fromEntries(lomakeOf(aineisto()));
    expect(fields).toMatchObject({
      customer_no: 'K13',
      address: 'Betonitie 1',
      vat_number: 'FI25939313',
      sales_invoice_series_id: '1',
      proposed_invoice_number: '100001',
      order_identifier: 'Keikka 4711-1',
      due_date: '2026-12-04',
      notes_before: 'Ennen\nJälkeen',
      'row[1][price]': '8.9',
      'row[1][vatpercent]': '25.5',
    });
    for (const empty of ['our_reference', 'row[1][discount_percent]', 'row[1][product_no]'])
      expect(fields).not.toHaveProperty([empty]);
  });

  it.each([
    ['all of its rows', [rivi({ kaannetty: true, alv: '0' })], '4', 'Käännetty verovelvollisuus'],
    ['some of them', [rivi(), rivi({ kaannetty: true, alv: '0' })], '1', 'Käännetty verovelvollisuus'],
    ['none', [rivi()], '1', 'Jälkeen'],
  ])('has the tax class and the note of reverse charge of %s', (_what, rivit, taxClass, note) => {
    const fields = Object.fromEntries(lomakeOf(aineisto({ rivit })));
    expect(fields.sales_invoice_taxclass_id).toBe(taxClass);
    expect(fields.notes_before?.split('\n').at(-1)).toContain(note);
  });
});

describe('the form of a credit', () => {
  it('names the invoice that it corrects', () => {
    const hyvitettava = { laskuNo: '100000', paiva: '20261119' };
    expect(Object.fromEntries(lomakeOf(aineisto({ tuloste: { hyvitettava } })))).toMatchObject({
      invoice_type_id: '2',
      credited_invoice_no: '100000',
    });
  });
});

describe('a row of which Fennoa would make another cent', () => {
  const rowOf = (rivi: Parameters<typeof laskuRivi>[0]) =>
    Object.fromEntries(
      lomakeOf(printed({ rivit: [laskuRivi(rivi)] })).filter(([name]) => name.startsWith('row[1]')),
    );
  const rivi = { riviSelite2: 'Letku', hinta: '0.335', määrä: '3', yksikkö: 'm', aleProsentti: '50' };

  it('goes as its sum and says what it comes from, a credit with its sign', () => {
    expect(rowOf(rivi)).toMatchObject({
      'row[1][price]': '0.51',
      'row[1][quantity]': '1',
      'row[1][description]': 'Letku. 3 m × 0,335 €, alennus 50 %',
    });
    expect(rowOf({ ...rivi, määrä: '-3' })).toMatchObject({
      'row[1][price]': '0.51',
      'row[1][quantity]': '-1',
    });
  });
});

describe('what an answer of Fennoa means', () => {
  it.each([
    ['OK', 200, '{"status":"ok","id":1}', 'ok', ''],
    ['upper case', 200, '{"status":"OK","id":1}', 'ok', ''],
    ['an error', 400, '{"status":"error","errors":"x"}', 'hylätty', 'INVALID_DATA'],
    ['an error under 200', 200, '{"status":"ERROR","errors":["x"]}', 'hylätty', 'INVALID_DATA'],
    ['data that failed', 200, '{"status":"ok","data":"failed"}', 'hylätty', 'INVALID_DATA'],
    [
      'a number that is taken',
      400,
      '{"status":"error","errors":{"invoice_no":["Number 1 is already in use"]}}',
      'hylätty',
      'NUMBER_TAKEN',
    ],
    ['no such invoice', 404, '{"status":"error","errors":"x"}', 'hylätty', 'NOT_FOUND'],
    ['the wrong method', 405, '{"status":"error","errors":"x"}', 'hylätty', 'INVALID_DATA'],
    ['a wrong key', 401, 'Authentication failed: Basic c2VjcmV0', 'hylätty', 'AUTHENTICATION_FAILED'],
    ['too many requests', 429, 'slow down', 'eiPerillä', 'NETWORK_ERROR'],
    ['a fault of its own', 500, '{"status":"error"}', 'tuntematon', 'UNKNOWN_ERROR'],
    ['OK under 500', 500, '{"status":"ok","id":1}', 'tuntematon', 'UNKNOWN_ERROR'],
    ['half an answer', 200, '{"status":"o', 'tuntematon', 'UNKNOWN_ERROR'],
    ['HTML', 404, '<html>', 'tuntematon', 'UNKNOWN_ERROR'],
    ['null', 200, 'null', 'tuntematon', 'UNKNOWN_ERROR'],
  ])('%s (%d)', (_what, status, text, tulos, koodi) => {
    const read = tulosOf({ data: { status, text } });
    expect(read).toMatchObject({ tulos, koodi });
    expect(JSON.stringify(read)).not.toContain('c2VjcmV0');
  });

  it.each([
    [{ reason: 'unreachable', effect: 'not-sent' }, 'eiPerillä', 'NETWORK_ERROR'],
    [{ reason: 'timed-out', effect: 'unknown' }, 'tuntematon', 'NETWORK_ERROR'],
    [{ reason: 'refused', effect: 'refused', status: 302 }, 'hylätty', 'UNKNOWN_ERROR'],
  ] as const)('no answer: %j', (noData, tulos, koodi) => {
    expect(tulosOf({ noData })).toMatchObject({ tulos, koodi });
  });

  it.each([
    ['Invoice has no rows', 'Invoice has no rows'],
    [['a', null, 'a', 'b'], 'a; b'],
    [{ address: ['missing'], x: ['y'] }, 'katuosoite: missing; x: y'],
    [undefined, ''],
  ])('the errors %j read "%s" [I-176]', (errors, text) => {
    expect(errorText(errors)).toBe(text);
  });
});

describe('an invoice that stands in Fennoa', () => {
  const there = (changes: object = {}) =>
    laskutOf({
      SalesInvoice: {
        id: 55,
        invoice_no: '100001',
        order_identifier: 'Keikka 4711-1',
        proposed_invoice_number: '100001',
        total_net: '89.00',
        total_vat: '22.7',
        total_gross: 111.7,
        ...changes,
      },
    });
  const draft = { invoice_no: '' };

  it.each([
    ['is ours', {}, { laji: 'oma', ulkoinenId: '55' }],
    ['is our draft', draft, { laji: 'oma', ulkoinenId: '55', puuttuu: 'hyväksyntä' }],
    ['is ours with another sum', { total_gross: '111.71' }, { laji: 'ristiriita' }],
    ['is ours under another number', { invoice_no: '9' }, { laji: 'ristiriita' }],
    ['is another of ours', { order_identifier: 'Keikka 4711-2' }, { laji: 'toinenOma' }],
    ['is from elsewhere', { order_identifier: '' }, { laji: 'ristiriita' }],
  ])('%s', (_what, changes, loyto) => {
    const [lasku] = there(changes);
    expect(lasku && judge(aineisto(), lasku)).toMatchObject(loyto);
  });

  it('needs no approval where none was asked for', () => {
    const [lasku] = there(draft);
    expect(lasku && judge(aineisto({ fennoa: { sarja: 1, hyvaksy: false } }), lasku)).toEqual({
      laji: 'oma',
      ulkoinenId: '55',
    });
  });

  it('is found by our identity before its number, and by its proposed number', () => {
    const other = there({ id: 54, order_identifier: 'x' });
    expect(osuma([...other, ...there()], aineisto())?.ulkoinenId).toBe('55');
    expect(osuma(there({ ...draft, order_identifier: 'x' }), aineisto())?.ulkoinenId).toBe('55');
    expect(osuma(there({ invoice_no: '9', order_identifier: 'x' }), aineisto())).toBeUndefined();
  });
});
