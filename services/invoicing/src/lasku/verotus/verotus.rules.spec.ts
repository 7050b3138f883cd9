import { merkityt, myyRakentamispalvelua } from './verotus.rules.js';

const sells = { myyRakentamispalvelua: true, rakentamispalveluAlkaen: '20261120' };
const midnight = new Date('2026-11-19T22:00:00.000Z');

describe('the status of a payer who sells construction services', () => {
  it.each([
    ['on its first day in Helsinki', sells, midnight, true],
    ['a moment before', sells, new Date(midnight.getTime() - 1), false],
    ['for work without a day', sells, null, false],
    ['without a day of its own', { ...sells, rakentamispalveluAlkaen: null }, midnight, false],
    ['that was taken away', { ...sells, myyRakentamispalvelua: false }, midnight, false],
    ['of a company of which nothing is known', undefined, midnight, false],
  ])('holds %s: %#', (_what, maksaja, pumppuAika, holds) => {
    expect(myyRakentamispalvelua(maksaja, pumppuAika)).toBe(holds);
  });
});

describe('rows whose VAT is the buyer’s', () => {
  it.each([
    [{ tuoteId: 1 }, true],
    [{ tuoteId: 2 }, false],
    [{ tuoteId: null }, false],
    [{ tuoteId: 1, kaannetty: false, hyvitettyKeikkaLaskuRiviId: null }, true],
    // A credit stays as its original was.
    [{ tuoteId: 1, kaannetty: false, hyvitettyKeikkaLaskuRiviId: 7 }, false],
    [{ tuoteId: 2, kaannetty: true, hyvitettyKeikkaLaskuRiviId: 7 }, true],
  ])('of construction services are %j: %s', (rivi, kaannetty) => {
    expect(merkityt([rivi], new Set([1]))).toMatchObject([{ kaannetty }]);
  });
});
