import { tuote } from '@keikka/builders';
import { findTuotteet } from './find-tuotteet.js';

describe('the search of products', () => {
  const pumppaus = tuote({ tuoteId: 1, nimike: 'Pumppaus 24–36 m', hinta: '138.00' });
  const hyvitys = tuote({ tuoteId: 2, nimike: 'Hyvitys', hinta: '-5.50' });
  const siirto = tuote({ tuoteId: 3, nimike: 'Siirto', hinta: '1200.50' });
  const found = (search: string): number[] =>
    findTuotteet([pumppaus, hyvitys, siirto], search).map(({ tuoteId }) => tuoteId);

  it.each([
    ['a copied price', '138,00\u00a0€', [1]],
    ['a price with another minus', '\u22125,50', [2]],
    ['a long price as it is listed', '1\u00a0200,50', [3]],
    ['a long price as it is typed', '1200,5', [3]],
    ['a dash of a name', 'pumppaus 24-36', [1]],
    ['a name in two parts', 'hyvi tys', [2]],
    ['signs alone, as without a search', '€', [1, 2, 3]],
  ])('finds by %s', (_, search, ids) => {
    expect(found(search)).toEqual(ids);
  });
});
