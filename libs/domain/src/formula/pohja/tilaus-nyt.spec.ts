import type { LaskutettuRivi } from './koeajo.js';
import type { PohjanRivi } from './rivi-pohjasta.js';
import { tilausNyt } from './tilaus-nyt.js';

const billed = (changes: Partial<LaskutettuRivi> = {}): LaskutettuRivi => ({
  keikkaLaskuPohjaRiviId: 1,
  keikkaBetoniId: null,
  riviSelite: 'Pumppaus',
  määrä: '112.0000',
  yksikkö: 'm³',
  hinta: '8.90',
  aleProsentti: '5',
  alv: '25.5',
  aktiivinen: true,
  ehtoTäyttyy: true,
  ...changes,
});
const made = (changes: Partial<LaskutettuRivi & { virhe: string }> = {}): PohjanRivi =>
  ({ ...billed({ määrä: '112' }), virhe: '', ...changes }) as PohjanRivi;

describe('a billed order as it is now', () => {
  it('says nothing where the templates make the same', () => {
    expect(tilausNyt([billed()], [made()])).toEqual([]);
  });

  it('tells a quantity and a price that are other than what was billed', () => {
    expect(tilausNyt([billed()], [made({ määrä: '110', hinta: '9.2' })])).toEqual([
      { laji: 'maara', selite: 'Pumppaus', yksikkö: 'm³', silloin: '112.0000', nyt: '110' },
      { laji: 'hinta', selite: 'Pumppaus', yksikkö: 'm³', silloin: '8.90', nyt: '9.2' },
    ]);
  });

  it.each<[string, LaskutettuRivi[], PohjanRivi[], object[]]>([
    ['a new row', [], [made()], [{ laji: 'uusi', silloin: null, nyt: '112' }]],
    ['a new row of nothing', [], [made({ määrä: '0' })], []],
    ['a new row whose condition fails', [], [made({ ehtoTäyttyy: false })], []],
    ['a row that is made no more', [billed()], [], [{ laji: 'pois', silloin: '112.0000', nyt: null }]],
    ['a row whose condition fails now', [billed()], [made({ ehtoTäyttyy: false })], [{ laji: 'pois' }]],
    ['a row of nothing that is made no more', [billed({ määrä: '0' })], [], []],
    ['a row by hand', [billed({ keikkaLaskuPohjaRiviId: null })], [], []],
    ['a row that can’t be computed now', [billed()], [made({ virhe: 'Tuntematon muuttuja' })], []],
    [
      'a concrete line, known by its line',
      [billed({ keikkaLaskuPohjaRiviId: null, keikkaBetoniId: 7 })],
      [made({ keikkaLaskuPohjaRiviId: null, keikkaBetoniId: 7, määrä: '111' })],
      [{ laji: 'maara', nyt: '111' }],
    ],
  ])('of %s', (_what, laskulla, nyt, changes) => {
    expect(tilausNyt(laskulla, nyt)).toMatchObject(changes);
    expect(tilausNyt(laskulla, nyt)).toHaveLength(changes.length);
  });
});
