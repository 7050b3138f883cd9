import { Decimal } from 'decimal.js';
import { randomNumbers } from '../random/random-numbers.js';
import { decimalText } from './decimal-text.js';

describe('decimalText', () => {
  it('writes equal amounts the same way', () => {
    expect(['25.50', '25.5', '025.5'].map((value) => decimalText(value))).toEqual(['25.5', '25.5', '25.5']);
    expect(['5.9', '5.900', '5.9005', '6'].map((value) => decimalText(value, 2))).toEqual([
      '5.90',
      '5.90',
      '5.9005',
      '6.00',
    ]);
  });

  it.each([
    ['-0', '0'],
    ['-0.00', '0'],
    ['000', '0'],
    ['100', '100'],
    ['-007.10', '-7.1'],
    ['5.', '5'],
    ['123456789012345678901234567890.10', '123456789012345678901234567890.1'],
  ])('writes %s as %s', (value, text) => {
    expect(decimalText(value)).toBe(text);
  });

  it.each(['', '-', '.5', '1e3', '1,5', ' 1', '1 ', '+1', 'NaN', '1.2.3'])('refuses %j', (value) => {
    expect(() => decimalText(value)).toThrow(RangeError);
  });

  it('agrees with decimal arithmetic', () => {
    const random = randomNumbers(1);
    const digits = (most: number): string => Array.from({ length: random(most) }, () => random(10)).join('');
    for (let round = 0; round < 2000; round += 1) {
      const value = `${random(2) ? '-' : ''}${random(10)}${digits(12)}${random(2) ? `.${digits(6)}` : ''}`;
      const least = random(5);
      const decimal = new Decimal(value.replace(/\.$/, ''));
      const expected = decimal.toFixed(Math.max(least, decimal.decimalPlaces()));
      expect([value, decimalText(value, least)]).toEqual([value, expected]);
    }
  });
});
