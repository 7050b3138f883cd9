import fc from 'fast-check';
import { euroText } from '../money/money.js';
import { numberText } from './measure-text.js';
import { parseNumberField } from './number-field.js';

const price = { scale: 4, unit: '€' };

describe('a number as people write it', () => {
  it.each([
    ['5', '5'],
    ['118,50', '118.50'],
    ['118.50', '118.50'],
    ['1.234', '1.234'],
    ['5,', '5'],
    ['+5', '5'],
    [' 7 ', '7'],
    ['1 234,50', '1234.50'],
    ['1\u00a0234\u00a0567,5', '1234567.5'],
    ['12\u202f345', '12345'],
    ['1\u2009234', '1234'],
    ['5,50 €', '5.50'],
    ['€ 5', '5'],
    ['€5,50', '5.50'],
    ['5,50 EUR', '5.50'],
    ['eur 5', '5'],
    ['\u200e5,50\u200f', '5.50'],
    ['\ufeff5\u200b', '5'],
    ['\u202a1 234,50 €\u202c', '1234.50'],
    ['0,1234', '0.1234'],
    ['9999999999', '9999999999'],
  ])('reads %j as %s', (text, amount) => {
    expect(parseNumberField(text, price)).toBe(amount);
  });

  it.each([
    ['-5,50'],
    ['−5,50'],
    ['−5,50\u00a0€'],
    ['–5,50'],
    ['—5,50'],
    ['‐5,50'],
    ['‑5,50'],
    ['﹣5,50'],
    ['－5,50'],
    ['- 5,50'],
    ['−\u00a05,50'],
    ['\u200e-5,50'],
    ['-\u200e5,50'],
    ['5,50-'],
    ['5,50 −'],
    ['5,50- €'],
    ['5,50 €-'],
    ['€ -5,50'],
    ['-€5,50'],
    ['(5,50)'],
    ['( 5,50 )'],
    ['(5,50 €)'],
    ['(5,50) €'],
    ['(€5.50)'],
  ])('reads the sign of %j', (text) => {
    expect(parseNumberField(text, price)).toBe('-5.50');
  });

  it.each(
    [
      ['', ' ', '-', '+', ',', '.', '€', '()', '\u200b'],
      [
        '5-6',
        '2x5',
        '1e3',
        '1E3',
        '0x10',
        '5€50',
        '1€234',
        '1’234,50',
        "1'234",
        '5/6',
        '5:6',
        '5*2',
        '1_000',
      ],
      ['Alv 25,5 % 10 €', 'n. 5', '5 kpl', '5 t€', '5 k€', '5 milj. €', '5 € 6', '€ 5 €', '5 $', '25,5 %'],
      [
        '--5',
        '+-5',
        '-5-',
        '-(5)',
        '(-5)',
        '(5',
        '5)',
        ')5(',
        '[5]',
        '±5',
        '~5',
        '5+',
        '5,-',
        '5,–',
        '5,- €',
      ],
      ['12,5,0', '1.234,50', '1,234.50', '1.234.567', '5,,', ',5', '5 ,50', '5, 50', '1,234 5'],
      ['5 6', '12 34', '1 2345', '1234 567', '1  234', '1\t234', '1\n234', '5\n6'],
      ['½', '5½', '5²', '１２', '1２', '٥', '5٥', '५', 'Ⅴ', '5\u0336', '5\u00ad6', '\u00ad5', '2\u20625'],
      ["'5", '’5', '"5"', '=5', '#5', 'Infinity', 'NaN', 'null', 'constructor', '__proto__0'],
      ['0,12345', '12345678901', '1 234 567 890 123', `${'0'.repeat(60)}5`],
    ].flat(),
  )('does not take %j for a number', (text) => {
    expect(parseNumberField(text, price)).toBeUndefined();
  });

  it('reads the unit of its field alone', () => {
    expect(parseNumberField('25,5 %', { scale: 4, unit: '%' })).toBe('25.5');
    expect(parseNumberField('25,5 €', { scale: 4, unit: '%' })).toBeUndefined();
    expect(parseNumberField('5 €', { scale: 0 })).toBeUndefined();
  });

  it.each([
    [0, '5', 5, '5,0'],
    [1, '5,0', 5, '5,00'],
    [2, '-5,50', -5.5, '-5,501'],
  ])('has at most %i decimals', (scale, within, amount, beyond) => {
    expect(Number(parseNumberField(within, { scale }))).toBe(amount);
    expect(parseNumberField(beyond, { scale })).toBeUndefined();
  });

  it('does not look at a text that is too long for a number', () => {
    expect(parseNumberField(' '.repeat(1_000_000) + '5', price)).toBeUndefined();
    expect(parseNumberField('1 '.repeat(1_000_000), price)).toBeUndefined();
  });
});

const hundredths = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
const amountOf = (text: string, unit?: string): number => Number(parseNumberField(text, { scale: 4, unit }));

describe('a number that the product prints', () => {
  it('is read as itself', () => {
    fc.assert(
      fc.property(hundredths, (count) => {
        const amount = count / 100;
        expect(amountOf(euroText(amount), '€')).toBe(amount);
        expect(amountOf(numberText(amount))).toBe(amount);
        expect(amountOf(`${numberText(amount)}\u00a0%`, '%')).toBe(amount);
      }),
    );
  });

  it('is read the same once it is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,. -−()€+x') }), (text) => {
        const amount = parseNumberField(text, price);
        expect(amount === undefined || parseNumberField(amount, price) === amount).toBe(true);
      }),
    );
  });

  it('loses no digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,. −()€ax%') }), (text) => {
        const amount = parseNumberField(text, price);
        expect(amount === undefined || amount.replace(/\D/g, '') === text.replace(/\D/g, '')).toBe(true);
      }),
    );
  });
});
