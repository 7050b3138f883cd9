import type { LaskutettuRivi } from './koeajo.js';
import type { PohjanRivi } from './rivi-pohjasta.js';
import { billed, made } from './test/rivit.js';
import { tilausNyt } from './tilaus-nyt.js';

describe('a billed order as it is now', () => {
  it('says nothing where the templates make the same', () => {
    expect(tilausNyt([billed({ määrä: '16.0000' })], [made()])).toEqual([]);
  });

  it('tells a quantity and a price that are other than what was billed', () => {
    expect(tilausNyt([billed({ määrä: '16.0000' })], [made({ määrä: '14', hinta: '9.2' })])).toEqual([
      { laji: 'maara', selite: 'Pumppaus', yksikkö: 'm³', silloin: '16.0000', nyt: '14' },
      { laji: 'hinta', selite: 'Pumppaus', yksikkö: 'm³', silloin: '8.90', nyt: '9.2' },
    ]);
  });

  it.each<[string, LaskutettuRivi[], PohjanRivi[], object[]]>([
    ['a new row', [], [made()], [{ laji: 'uusi', silloin: null, nyt: '16' }]],
    ['a new row of nothing', [], [made({ määrä: '0' })], []],
    ['a new row whose condition fails', [], [made({ ehtoTäyttyy: false })], []],
    ['a row that is made no more', [billed()], [], [{ laji: 'pois', silloin: '16', nyt: null }]],
    ['a row whose condition fails now', [billed()], [made({ ehtoTäyttyy: false })], [{ laji: 'pois' }]],
    ['a row of nothing that is made no more', [billed({ määrä: '0' })], [], []],
    ['a row by hand', [billed({ keikkaLaskuPohjaRiviId: null })], [], []],
    ['a row that can’t be computed now', [billed()], [made({ virhe: 'Tuntematon muuttuja' })], []],
    [
      'a concrete line, known by its line',
      [billed({ keikkaLaskuPohjaRiviId: null, keikkaBetoniId: 7 })],
      [made({ keikkaLaskuPohjaRiviId: null, keikkaBetoniId: 7, määrä: '15' })],
      [{ laji: 'maara', nyt: '15' }],
    ],
  ])('of %s', (_what, laskulla, nyt, changes) => {
    expect(tilausNyt(laskulla, nyt)).toMatchObject(changes);
    expect(tilausNyt(laskulla, nyt)).toHaveLength(changes.length);
  });
});
