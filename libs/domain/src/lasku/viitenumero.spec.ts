import { laskunViitenumero, rfViite, viitenumero, viiteText } from './viitenumero.js';

describe('the reference number', () => {
  it.each([
    ['123456', '1234561'],
    ['1001', '10016'],
    ['123', '1232'],
    ['000123', '1232'],
    // A sum that ends with 0 has the check digit 0.
    ['130', '1300'],
    ['9999999999999999999', '99999999999999999993'],
  ])('of %s is %s', (base, expected) => {
    expect(viitenumero(base)).toBe(expected);
  });

  it.each(['12', '0012', '', '12345678901234567890', '12a4', '-123'])('does not exist of %j', (base) => {
    expect(() => viitenumero(base)).toThrow('no reference number');
  });

  it.each([
    ['539007547034', 'RF18539007547034'],
    ['868516259619897', 'RF09868516259619897'],
    ['00868516259619897', 'RF09868516259619897'],
  ])('%s is %s abroad', (viite, expected) => {
    expect(rfViite(viite)).toBe(expected);
  });

  it.each([
    ['1232', '1232'],
    ['12345', '12345'],
    ['1234561', '12 34561'],
    ['539007547034', '53 90075 47034'],
    ['RF18539007547034', 'RF18 5390 0754 7034'],
  ])('%s is printed as %s', (viite, expected) => {
    expect(viiteText(viite)).toBe(expected);
  });

  it('of an invoice is its own, from the first id on', () => {
    expect(laskunViitenumero(1)).toBe('1000012');
    const all = Array.from({ length: 2000 }, (_, index) => laskunViitenumero(index + 1));
    expect(new Set(all).size).toBe(all.length);
  });
});
