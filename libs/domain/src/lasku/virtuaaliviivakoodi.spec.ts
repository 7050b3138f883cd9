import { virtuaaliviivakoodi } from './virtuaaliviivakoodi.js';

const maksu = {
  iban: 'FI79 4405 2020 0360 82',
  summa: '4883.15',
  viite: '868516259619897',
  eraPaiva: '20100612',
};

describe('the bank barcode', () => {
  it.each([
    ['the published example', {}, '479440520200360820048831500000000868516259619897100612'],
    [
      'an RF reference (version 5)',
      { viite: 'RF09868516259619897' },
      '579440520200360820048831509000000868516259619897100612',
    ],
    [
      'an RF reference in groups',
      { viite: 'RF09 8685 1625 9619 897' },
      '579440520200360820048831509000000868516259619897100612',
    ],
    [
      'the largest sum that it holds',
      { summa: '999999.99' },
      '479440520200360829999999900000000868516259619897100612',
    ],
    [
      'a cent more, which is open',
      { summa: '1000000.00' },
      '479440520200360820000000000000000868516259619897100612',
    ],
    ['a cent', { summa: '0.01' }, '479440520200360820000000100000000868516259619897100612'],
    [
      'a credit, whose sum is open',
      { summa: '-12.00' },
      '479440520200360820000000000000000868516259619897100612',
    ],
    ['an open due day', { eraPaiva: null }, '479440520200360820048831500000000868516259619897000000'],
    [
      'the longest reference',
      { viite: '99999999999999999993' },
      '479440520200360820048831500099999999999999999993100612',
    ],
    [
      'the picture of the print',
      { iban: 'FI2112345600000785', summa: '1100.39', viite: '204806', eraPaiva: '20261205' },
      '421123456000007850011003900000000000000000204806261205',
    ],
  ])('of %s', (_, changes, digits) => {
    expect(digits).toHaveLength(54);
    expect(virtuaaliviivakoodi({ ...maksu, ...changes })).toBe(digits);
  });

  it.each([
    ['an account abroad', { iban: 'SE4550000000058398257466' }],
    ['a mistyped account', { iban: 'FI7944052020036083' }],
    ['no account', { iban: '' }],
    ['no reference', { viite: '' }],
    ['a reference that is too long', { viite: '123456789012345678901' }],
    ['an RF reference with letters', { viite: 'RF18ABC' }],
  ])('cannot be made with %s', (_, changes) => {
    expect(virtuaaliviivakoodi({ ...maksu, ...changes })).toBeNull();
  });
});
