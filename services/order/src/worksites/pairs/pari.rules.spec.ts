import type { PariSyy } from '@keikka/contracts';
import { kohde, sanat, type Verrattava } from './kohde.rules.js';
import { lahesSamat, likenessOf, pairKey, syyOf } from './pari.rules.js';

const LOHJA = { tyomaaLat: 60.25, tyomaaLng: 24.07 };

const site = (tyomaaNimi: string, tyomaaOsoite1: string, of: Partial<Verrattava> = {}): Verrattava => ({
  ...{ tyomaaId: 1, asiakasId: 7, tyomaaNimi, tyomaaOsoite1, tyomaaOsoite3: '08100', tyomaaOsoite4: 'Lohja' },
  ...LOHJA,
  ...of,
});

const syy = (one: Verrattava, other: Verrattava, metres: number | null = 0): PariSyy | null =>
  syyOf(kohde(one), kohde(other), metres);

describe('the likeness of two names', () => {
  it.each([
    ['Nummelan logistiikkakeskus', 'Nummelan logistiikka keskus', 'sama'],
    ['As. Oy Lohjan Kielo', 'AS OY LOHJAN-KIELO', 'sama'],
    ['Kirkkonummen hyvinvointikeskus', 'Kirkkommen hyvinvointikeskus', 'lähes'],
    ['Kruunuvuoren talo C', 'Kruunuvuori, talo C', 'lähes'],
    ['Aviapolis P4', 'Aviapolis pysäköinti 4', 'lyhenne'],
    ['Finnoon kortteli 12', 'Finnoo k. 12', 'lyhenne'],
    ['Kruunuvuoren talo A', 'Kruunuvuoren talo B', 'eri'],
    ['Finnoon kortteli 12', 'Finnoon kortteli 13', 'eri'],
    ['Finnoon kortteli 1', 'Finnoon kortteli 12', 'eri'],
    ['Kielo', 'Kieli', 'eri'],
    ['Kielo', '', 'eri'],
    ['', '', 'sama'],
  ])('%j and %j: %s', (one, other, expected) => {
    expect(likenessOf(sanat(one), sanat(other))).toBe(expected);
    expect(likenessOf(sanat(other), sanat(one))).toBe(expected);
  });
});

describe('two sites are alike', () => {
  it.each<[string, Verrattava, Verrattava, number | null, PariSyy | null]>([
    [
      'by name and address',
      site('Nummelan logistiikkakeskus', 'Kivitie 5', { tyomaaOsoite3: '' }),
      site('Nummelan logistiikka keskus', 'Kivitie 5 portti 2'),
      40,
      'lahesSamat',
    ],
    [
      'by address',
      site('As Oy Lohjan Kielo', 'Kauppakatu 12'),
      site('Kielon työmaa', 'Kauppakatu 12'),
      0,
      'samaOsoite',
    ],
    [
      'by place, misspelt',
      site('Kirkkonummen hyvinvointikeskus', 'Ervastintie 2'),
      site('Kirkkommen hyvinvointikeskus', 'Ervastinkatu 2'),
      15,
      'kirjoitusasu',
    ],
    [
      'but for an abbreviation',
      site('Aviapolis P4', 'Tietotie 9'),
      site('Aviapolis pysäköinti 4', 'Tietotie 9'),
      0,
      'lyhenne',
    ],
    [
      'but for the customer',
      site('Finnoon kortteli 12', 'Finnoonsilta 4'),
      site('Finnoo k. 12', 'Finnoonsilta 4', { asiakasId: 8 }),
      10,
      'eriAsiakas',
    ],
    [
      'but for a postal code',
      site('Kruunuvuoren talo C', 'Haakoninlahdenkatu 7'),
      site('Kruunuvuori, talo C', 'Haakoninlahdenkatu 7', { tyomaaOsoite3: '' }),
      0,
      'eiPostinumeroa',
    ],
    [
      'but for the place',
      site('Peltosaaren hoivakoti', 'Otavankatu 3'),
      site('Peltosaaren hoivakoti', 'Otavankatu', { tyomaaLat: null }),
      null,
      'eiSijaintia',
    ],
    ['of nobody’s', site('Halli', 'Katu 1', { asiakasId: null }), site('Halli', 'Katu 1'), 0, 'lahesSamat'],
    ['never far apart', site('Halli', 'Katu 1'), site('Halli', 'Katu 1'), 1001, null],
    ['never in two houses', site('Halli', 'Katu 1'), site('Halli', 'Katu 12'), 400, null],
    [
      'never in two towns',
      site('Halli', 'Katu 1'),
      site('Halli', 'Katu 1', { tyomaaOsoite3: '02270' }),
      null,
      null,
    ],
    ['never by a name alone', site('Halli', 'Katu 1'), site('Halli', 'Satamatie 8'), null, null],
    [
      'never as two customers’ at one address',
      site('Kielo', 'Katu 1'),
      site('Rantatalo', 'Katu 1', { asiakasId: 8 }),
      0,
      null,
    ],
  ])('%s', (_, one, other, metres, expected) => {
    expect(syy(one, other, metres)).toBe(expected);
    expect(syy(other, one, metres)).toBe(expected);
  });
});

describe('the pairs of a company', () => {
  const sites = [
    site('Rantatalo', 'Rantatie 1', { tyomaaId: 5 }),
    site('Kielon työmaa', 'Kauppakatu 12', { tyomaaId: 4 }),
    site('As Oy Lohjan Kielo', 'Kauppakatu 12', { tyomaaId: 3 }),
    site('Halli', 'Satamatie 8', { tyomaaId: 2 }),
    site('Halli', 'Satamatie 8', { tyomaaId: 1 }),
  ];

  it('stand the likeliest first, each once, with the way between them', () => {
    expect(lahesSamat(sites, () => false)).toEqual([
      { tyomaaId: 1, toinenId: 2, syy: 'lahesSamat', metres: 0 },
      { tyomaaId: 3, toinenId: 4, syy: 'samaOsoite', metres: 0 },
    ]);
  });

  it('are without those that are known apart', () => {
    const left = lahesSamat(sites, (pair) => pair === pairKey(1, 2));
    expect(left.map(({ tyomaaId }) => tyomaaId)).toEqual([3]);
  });

  it('are found among five thousand sites, and where all of them are alike', () => {
    const many = Array.from({ length: 5000 }, (_, n) =>
      site(`Kohde ${n % 2500} päiväkoti`, `Katu ${n % 2500}`, {
        tyomaaId: n + 1,
        tyomaaLat: 60 + (n % 2500) / 1000,
      }),
    );
    const same = many.map((one) => ({ ...one, tyomaaNimi: 'Sama', tyomaaOsoite1: 'Katu 1', ...LOHJA }));
    let compared = 0;
    const counting = (): boolean => {
      compared += 1;
      return false;
    };
    expect(lahesSamat(many, counting)).toHaveLength(500);
    // Each with few others: with all others it would be twelve million.
    expect(compared).toBeLessThan(60 * 5000);
    compared = 0;
    expect(lahesSamat(same, counting)).toEqual([]);
    expect(compared).toBe(0);
  });
});
