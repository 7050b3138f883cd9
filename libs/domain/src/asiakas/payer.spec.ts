import { payerAsiakasId, shortAsiakasNimi } from './payer.js';

describe('the payer of an order', () => {
  it.each([
    ['the customer of an own order', { sourceAsiakasId: 1, asiakasId: 101 }, 101],
    ['the source of an order of others', { sourceAsiakasId: 13, asiakasId: 101 }, 13],
    ['the source, though nobody receives it yet', { sourceAsiakasId: 13, asiakasId: null }, 13],
    ['nobody yet of an own order without customer', { sourceAsiakasId: 1, asiakasId: null }, null],
  ])('is %s [I-086]', (_, parties, payer) => {
    expect(payerAsiakasId(parties, 1)).toBe(payer);
  });
});

describe('the short name of a company', () => {
  it.each([
    ['Rakennus Oy', 'Rakennus'],
    ['Iso OYJ', 'Iso'],
    ['Valu  oy ', 'Valu'],
    ['Oy Alku Ab', 'Oy Alku Ab'],
    ['Roy', 'Roy'],
    ['Oy', 'Oy'],
  ])('of %j is %j [I-087]', (name, short) => {
    expect(shortAsiakasNimi(name)).toBe(short);
  });
});
