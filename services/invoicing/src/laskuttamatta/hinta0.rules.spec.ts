import type { LaskunRivi } from './laskuttamatta.rules.js';
import { rivi, lasku, told } from '../../test/puute.js';

describe('an invoice with a row without a price', () => {
  it.each<[string, Partial<LaskunRivi>, object | null]>([
    [
      'a price of 0, worth what the template bills',
      { hinta: '0' },
      { havainto: 'Pumppaus: hinta 0', rahaa: '455.00' },
    ],
    [
      'a price that can be given',
      { hinta: '0', keikkaLaskuRiviId: 31, varmenne: 4 },
      {
        korjaus: 'korjaaHinta',
        hinnattomat: [
          {
            ...{ keikkaLaskuRiviId: 31, riviSelite: 'Pumppaus', määrä: '45.5', yksikkö: 'm³', virhe: '' },
            ...{ ehdotus: '10.00', maksajaAsiakasId: 13, varmenne: 4 },
          },
        ],
      },
    ],
    [
      'a quantity that no price mends',
      { hinta: '0', määrä: '0', virhe: 'Määrä ei kelpaa: x' },
      { korjaus: 'avaaLasku', hinnattomat: [] },
    ],
    ['no price', { hinta: null }, { havainto: 'Pumppaus: hinta 0' }],
    [
      'a price of 0, worth its product',
      { hinta: '0', määrä: '2', yksikkö: 'kpl', määräKaava: '', tuoteId: 5, keikkaLaskuPohjaRiviId: null },
      { rahaa: '120.00' },
    ],
    [
      'a price of 0 that nothing knows',
      { hinta: '0', keikkaLaskuPohjaRiviId: null },
      { rahaa: null, hinnattomat: [expect.objectContaining({ ehdotus: null })] },
    ],
    [
      'a faulty price',
      { hinta: '0', virhe: 'Hinta ei kelpaa: abc' },
      { havainto: 'Pumppaus: Hinta ei kelpaa: abc' },
    ],
    [
      'a faulty condition',
      { ehtoTäyttyy: false, virhe: 'Ehto ei kelpaa: x' },
      { korjaus: 'avaaLasku', hinnattomat: [] },
    ],
    ['a faulty text alone', { virhe: 'Selite ei kelpaa: x' }, null],
    ['a price of one ten-thousandth', { hinta: '0.0001' }, null],
    ['a quantity of 0', { hinta: '0', määrä: '0', määräKaava: '0' }, null],
    ['no place on the invoice', { hinta: '0', aktiivinen: false }, null],
  ])('is found by a row with %s', (_, changes, expected) => {
    const found = told([lasku(5, [rivi(), rivi({ riviSelite: 'Pumppaus', ...changes })])]);
    if (expected) expect(found).toMatchObject({ syy: 'hinta0', keikkaLaskuId: 1, ...expected });
    else expect(found).toBeNull();
  });

  it('counts the rows without a price, and leaves those of a billed invoice alone', () => {
    const nollat = [rivi(), rivi({ hinta: '0' }), rivi({ hinta: '0' }), rivi({ hinta: '0' })];
    expect(told([lasku(10, nollat)])?.havainto).toBe('Pumppaus: hinta 0, ja 2 muuta');
    expect(told([lasku(15, nollat)])).toBeNull();
  });
});
