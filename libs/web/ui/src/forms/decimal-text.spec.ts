import { apiDecimal, fieldDecimal, isDecimal, typedDecimal } from './decimal-text.js';

describe('a number field', () => {
  it.each([
    ['abc', ''],
    ['12a3', '123'],
    ['12.5', '12,5'],
    ['12,5,5', '12,5,5'],
    ['12.5.0', '12,5,0'],
    ['1.234,50', '1,234,50'],
    ['1 234,50 €', '1234,50'],
    ['0,12345', '0,1234'],
    [',5', ',5'],
    ['-5', '5'],
  ])('makes %j into %j [I-003]', (typed, held) => {
    expect(typedDecimal(typed)).toBe(held);
  });

  it('keeps the minus where it may be', () => {
    expect(typedDecimal('-5,5-', { negative: true })).toBe('-5,5');
  });

  it('goes to the API with a dot and comes back with a comma', () => {
    expect([apiDecimal('118,5'), apiDecimal('118,'), apiDecimal(' ')]).toEqual(['118.5', '118', null]);
    expect([fieldDecimal('118.50'), fieldDecimal(null)]).toEqual(['118,50', '']);
  });

  it.each([
    ['', true],
    ['118,50', true],
    ['-3', true],
    [',5', false],
    ['-', false],
    [',', false],
    ['12,5,0', false],
    ['12345678901', false],
  ])('holding %j is a number: %s', (text, expected) => {
    expect(isDecimal(text)).toBe(expected);
  });
});
