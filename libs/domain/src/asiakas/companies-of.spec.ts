import { companiesOf } from './companies-of.js';

it('names each company of an order once', () => {
  const parties = {
    ownerAsiakasId: 1,
    sourceAsiakasId: 11,
    asiakasId: 100,
    pumppuAsiakasId: 1,
    betoniAsiakasId: 12,
    lattiaAsiakasId: null,
  };
  expect(companiesOf({ ...parties, sourceAsiakasId: 1 })).toEqual([1, 100, 12]);
  expect(companiesOf(parties)).toEqual([1, 11, 100, 12]);
  expect(companiesOf({ ...parties, lattiaAsiakasId: 13 })).toContain(13);
});
