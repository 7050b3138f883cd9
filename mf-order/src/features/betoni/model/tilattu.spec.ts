import type { TilattuBetoni } from '@keikka/contracts';
import { pickedValues, tilattuName } from './tilattu.js';

const tilattu = (changes: Partial<TilattuBetoni> = {}): TilattuBetoni => ({
  keikkaId: 4698,
  keikkaBetoniId: 1,
  day: '20261118',
  tyomaaNimi: 'As Oy Lohjan Kielo',
  m3: 33.5,
  laatuId: 11,
  raeKokoId: 1,
  lujuusId: 6,
  notkeusId: 3,
  kayttoIkaId: 1,
  rasitusluokat: 'XC3',
  isNopea: 1,
  betoniComment: 'Hissikuilu',
  laatu: 'Lattiabetoni',
  kayttoIka: '50 v',
  betoniString: 'Lattia C30/37 #16 S3 XC3',
  ...changes,
});

describe('a concrete that was ordered before', () => {
  it('is called by its quality and its choices', () => {
    expect(tilattuName(tilattu())).toBe('Lattiabetoni C30/37 #16 S3 XC3 50 v');
  });

  it('gives a line its choices, and neither amount nor comment', () => {
    expect(pickedValues(tilattu())).toEqual({
      laatuId: 11,
      raeKokoId: 1,
      lujuusId: 6,
      notkeusId: 3,
      kayttoIkaId: 1,
      rasitusluokat: 'XC3',
      isNopea: 1,
    });
  });
});
