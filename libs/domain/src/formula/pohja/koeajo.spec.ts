import { koeajo, type LaskutettuRivi } from './koeajo.js';
import type { LaskuttavaPohja, UusiLasku } from './lasku-pohjista.js';
import { billed, made } from './test/rivit.js';

describe('a template tried on a billed order', () => {
  it('gives the same to the cent', () => {
    expect(koeajo([billed()], [made()])).toMatchObject({
      tila: 'sama',
      silloin: '135.28',
      nyt: '135.28',
      ero: '0.00',
      syy: '',
      rivit: [{ laji: 'sama' }],
    });
  });

  it.each<[string, LaskutettuRivi[], UusiLasku['rivit'], object]>([
    [
      'another price',
      [billed()],
      [made({ hinta: '9.90' })],
      { tila: 'eri', ero: '15.20', syy: 'Pumppaus', rivit: [{ laji: 'eri' }] },
    ],
    [
      'a new row',
      [billed()],
      [
        made(),
        made({
          keikkaLaskuPohjaRiviId: -1,
          riviSelite: 'Pienerälisä',
          hinta: '35',
          määrä: '1',
          aleProsentti: '0',
        }),
      ],
      { tila: 'eri', ero: '35.00', syy: 'Pienerälisä uutena' },
    ],
    [
      'a row by hand',
      [
        billed(),
        billed({
          keikkaLaskuPohjaRiviId: null,
          riviSelite: 'pesu',
          hinta: '45',
          määrä: '1',
          aleProsentti: '0',
        }),
      ],
      [made()],
      { tila: 'eri', ero: '-45.00', syy: 'Silloin käsin: pesu' },
    ],
    [
      'two rows that fall away',
      [billed(), billed({ keikkaLaskuPohjaRiviId: 2, riviSelite: 'Limu' })],
      [],
      { tila: 'eri', nyt: '0.00', ero: '-270.56', syy: 'Pumppaus jää pois ja 1 muuta' },
    ],
    [
      'a row that counts for nothing either way',
      [billed(), billed({ keikkaLaskuPohjaRiviId: 2, aktiivinen: false })],
      [made()],
      { tila: 'sama', syy: '' },
    ],
    [
      'a row whose formula has no value',
      [billed(), billed({ keikkaLaskuPohjaRiviId: 2 })],
      [made(), made({ keikkaLaskuPohjaRiviId: 2, virhe: 'Hinta ei kelpaa: abc' })],
      {
        tila: 'virhe',
        nyt: '135.28',
        syy: 'Kaava ei laske',
        rivit: [{ laji: 'sama' }, { laji: 'virhe', nyt: null }],
      },
    ],
    [
      'a concrete that is dearer, and one that no template prices any more',
      [
        billed({ keikkaLaskuPohjaRiviId: null, keikkaBetoniId: 51, riviSelite: 'C25/30', aleProsentti: '0' }),
        billed({ keikkaLaskuPohjaRiviId: null, keikkaBetoniId: 52, riviSelite: 'C30/37', aleProsentti: '0' }),
      ],
      [
        made({
          ...{ keikkaLaskuPohjaRiviId: null, keikkaBetoniId: 51, riviSelite: 'C25/30' },
          ...{ hinta: '9.90', aleProsentti: '0' },
        }),
      ],
      {
        tila: 'eri',
        ero: '-126.40',
        syy: 'C25/30 ja 1 muuta',
        rivit: [{ laji: 'eri', ero: '16.00' }, { laji: 'pois' }],
      },
    ],
    [
      'differences that cancel out',
      [billed()],
      [made({ määrä: '8', hinta: '17.80' })],
      { tila: 'sama', ero: '0.00' },
    ],
  ])('tells %s', (_, laskulla, nyt, expected) => {
    expect(koeajo(laskulla, nyt)).toMatchObject(expected);
  });

  it('names the place of each row, and the formula at fault', () => {
    const pohjat = [
      { laskupohjaId: 7, laskupohjaNimi: 'Muu', rivit: [{ laskupohjaRiviId: 70 }] },
      { laskupohjaId: 8, laskupohjaNimi: 'Talvi' },
      {
        laskupohjaId: 218,
        laskupohjaNimi: 'Perus',
        rivit: [{ laskupohjaRiviId: 1 }, { laskupohjaRiviId: 2 }],
      },
    ] as unknown as LaskuttavaPohja[];
    const laskulla = [
      billed({ keikkaLaskuPohjaRiviId: 2 }),
      billed({ keikkaLaskuPohjaRiviId: 9 }),
      billed({ keikkaLaskuPohjaRiviId: null }),
      billed({ keikkaLaskuPohjaRiviId: null, keikkaBetoniId: 51 }),
      billed({ keikkaLaskuPohjaRiviId: null, keikkaBetoniId: 51, keikkaBetoniAttrId: 5 }),
    ];
    const nyt = [made({ virhe: 'Määrä ei kelpaa: ei arvoa. Hinta ei kelpaa: abc' })];
    expect(koeajo(laskulla, nyt, pohjat).rivit).toMatchObject([
      { osa: 'rivi', kohta: { laskupohjaId: 218, riviNro: 1 }, kaava: 'määräKaava', laji: 'virhe' },
      { osa: 'rivi', kohta: { laskupohjaId: 218, laskupohjaNimi: 'Perus', riviNro: 2 }, kaava: null },
      { osa: 'rivi', kohta: null, laji: 'pois' },
      { osa: null, kohta: null, laji: 'käsin' },
      { osa: 'betoni', kohta: null, laji: 'pois' },
      { osa: 'lisä', kohta: null, laji: 'pois' },
    ]);
  });
});
