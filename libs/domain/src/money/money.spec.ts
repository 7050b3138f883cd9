import {
  alvOf,
  alvSumma,
  cents,
  erotus,
  euroText,
  fourDecimals,
  onSamaKerralla,
  riviSumma,
  summa,
  yksikkohinta,
} from './money.js';

describe('onSamaKerralla', () => {
  it('tells whether rounding once gives the same net amount', () => {
    expect(onSamaKerralla({ hinta: '8.90', määrä: '45.5', aleProsentti: '5' })).toBe(true);
    // 0.335 × 3 is 1.01, less half of it 0.51; rounded once 0.50.
    expect(onSamaKerralla({ hinta: '0.335', määrä: '3', aleProsentti: '50' })).toBe(false);
    expect(onSamaKerralla({ hinta: '0.335', määrä: '3' })).toBe(true);
  });
});

describe('riviSumma', () => {
  it.each([
    ['an ordinary row', { hinta: 12.5, määrä: 3 }, '37.50'],
    ['a discount', { hinta: 12.5, määrä: 3, aleProsentti: 10 }, '33.75'],
    ['half a cent', { hinta: 0.335, määrä: 3 }, '1.01'],
    ['half a cent below zero', { hinta: -0.335, määrä: 3 }, '-1.01'],
    ['a product that binary numbers get wrong', { hinta: 1.005, määrä: 1 }, '1.01'],
    ['cents before the discount', { hinta: 0.335, määrä: 1, aleProsentti: 50 }, '0.17'],
    ['the texts of a database', { hinta: '99.90', määrä: '45.5', aleProsentti: '2.5' }, '4431.81'],
    ['a full discount', { hinta: 10, määrä: 1, aleProsentti: 100 }, '0.00'],
    ['no discount', { hinta: 10, määrä: 1, aleProsentti: null }, '10.00'],
  ])('rounds %s [I-079]', (_what, row, expected) => {
    expect(riviSumma(row)).toBe(expected);
  });
});

describe('VAT', () => {
  it('is a share of the net amount to cents [I-082]', () => {
    expect(alvSumma(33.75, 25.5)).toBe('8.61');
    expect(alvSumma('100', '14')).toBe('14.00');
  });

  it('is the row’s own rate, else the company’s, else 25.5 [I-083]', () => {
    expect(alvOf('14', '10')).toBe('14');
    expect(alvOf('0', '10')).toBe('0');
    expect(alvOf(null, 10)).toBe('10');
    expect(alvOf(undefined, undefined)).toBe('25.5');
  });
});

describe('sums of money', () => {
  it('do not drift [I-082]', () => {
    expect(summa([0.1, 0.2])).toBe('0.30');
    expect(summa(Array.from({ length: 1000 }, () => '0.01'))).toBe('10.00');
    expect(summa([])).toBe('0.00');
  });

  it('round half away from zero', () => {
    expect(cents('2.675')).toBe('2.68');
    expect(cents(-2.675)).toBe('-2.68');
    expect(cents(-0.001)).toBe('0.00');
  });

  it.each([
    ['a product', 1.5 * 8.35, '12.53'],
    ['a product below zero', -1.5 * 8.35, '-12.53'],
    ['a sum', 0.1 + 0.105, '0.21'],
    ['a difference', 8.35 - 0.005, '8.35'],
    ['a quotient', 40.35 / 6, '6.73'],
    ['thousands', 1234.7 * 45.15, '55746.71'],
  ])('take %s of numbers for the decimal it is: %d is %s', (_what, value, text) => {
    expect(cents(value)).toBe(text);
    expect(summa([value])).toBe(text);
    expect(riviSumma({ hinta: value, määrä: 1 })).toBe(text);
    expect(euroText(value)).toBe(euroText(text));
  });

  it('are right for every product of quantities and prices as they are usual', () => {
    for (let tenths = 5; tenths <= 200; tenths += 5)
      for (let hundredths = 5; hundredths <= 2000; hundredths += 10) {
        const exact = (tenths * hundredths) / 10;
        const text = (Math.floor(exact + 0.5) / 100).toFixed(2);
        const product = (tenths / 10) * (hundredths / 100);
        expect([tenths, hundredths, cents(product)]).toEqual([tenths, hundredths, text]);
      }
  });

  it.each([
    [1 / 3, '0.3333'],
    [2.00005, '2.0001'],
    ['-2.00005', '-2.0001'],
    [0.1 + 0.2, '0.3'],
    [45, '45'],
  ])('of a unit, %d, are stored as %s', (value, text) => {
    expect(fourDecimals(value)).toBe(text);
  });

  it('are written the Finnish way', () => {
    expect(euroText(1234.5)).toBe('1\u00a0234,50\u00a0€');
    expect(euroText(0)).toBe('0,00\u00a0€');
    expect(euroText('-5')).toBe('\u22125,00\u00a0€');
  });

  it.each([
    ['455.00', '45.5', '10.00'],
    ['100', '3', '33.33'],
    ['0.05', '10', '0.01'],
  ])('of %s for %s units is %s for one', (euros, määrä, expected) => {
    expect(yksikkohinta(euros, määrä)).toBe(expected);
  });

  it.each([
    ['384.70', '404.95', '-20.25'],
    ['-1.01', '-1.27', '0.26'],
    ['0.30', '0.1', '0.20'],
  ])('%s less %s is %s', (amount, less, expected) => {
    expect(erotus(amount, less)).toBe(expected);
  });
});
