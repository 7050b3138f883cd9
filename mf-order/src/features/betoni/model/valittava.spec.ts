import { betoni } from '@keikka/builders';
import type { TilattuBetoni } from '@keikka/contracts';
import { pohjanBetonit } from './hinnat/pohjan-betoni.js';
import { foundIn, ofPohja, ofTilattu, takenValues } from './valittava.js';

const tilattu = (changes: Partial<TilattuBetoni> = {}): TilattuBetoni => ({
  ...betoni({ keikkaBetoniId: 9, keikkaId: 4698 }),
  day: '20261118',
  tyomaaNimi: 'As Oy Lohjan Kielo',
  ...changes,
});

const names: Record<string, string> = {
  'laatu 11': 'Lattiabetoni',
  'lujuus 6': 'C30/37',
  'raeKoko 1': '#16',
  'notkeus 3': 'S3',
};

const [ofTemplate] = pohjanBetonit(
  {
    laskupohjaNimi: 'Koskinen 2026',
    laskupohjaBetonit: [
      {
        ...{ laskupohjaId: 3, laskupohjaBetoniId: 31, hinta_value: '128.40', betoniComment: 'Väri' },
        ...{ laatuId: 11, raeKokoId: 1, lujuusId: 6, notkeusId: 3, kayttoIkaId: null, rasitusluokat: 'XC3' },
      },
    ],
  },
  (to, id) => names[`${to} ${id}`],
).map(ofPohja);

describe('a concrete that a line may take over', () => {
  it.each([
    ['', 2],
    ['c30 s3', 2],
    ['4698', 1],
    ['kielo 18.11.2026', 1],
    ['koulu', 1],
    ['c45', 0],
  ])('is found by "%s"', (typed, count) => {
    const other = tilattu({ keikkaId: 4602, tyomaaNimi: 'Virkkalan koulu', day: '20261110' });
    expect(foundIn([tilattu(), other].map(ofTilattu), typed)).toHaveLength(count);
  });

  it('of a template is called by its choices, with its price for one cubic metre', () => {
    expect(ofTemplate).toMatchObject({
      id: 31,
      name: 'Lattiabetoni C30/37 #16 S3 XC3 Väri',
      m3: 1,
      hinta_value: '128.40',
      origin: 'laskupohjasta Koskinen 2026',
    });
  });

  it('of a template leaves the amount and the comment of the line, and what the template has not chosen', () => {
    expect(ofTemplate?.values).toEqual({
      ...{ laatuId: 11, raeKokoId: 1, lujuusId: 6, notkeusId: 3, rasitusluokat: 'XC3' },
    });
  });

  it('of a template gives its comment to a line that has none', () => {
    const picked = ofTemplate ?? ofTilattu(tilattu());
    expect(takenValues(picked, betoni()).betoniComment).toBe('Väri');
    expect(takenValues(picked, betoni({ betoniComment: 'Hissikuilu' }))).toEqual(picked.values);
    expect(takenValues(ofTilattu(tilattu()), betoni())).not.toHaveProperty('betoniComment');
  });
});
