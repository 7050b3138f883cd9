import { vaihtunutTehdas } from './vaihtunut-tehdas.js';

const site = { tyomaaLat: 60, tyomaaLng: 25 };
const none = {
  betoniSijaintiId: null,
  betoniSijaintiNimi: '',
  betoniSijaintiLat: null,
  betoniSijaintiLng: null,
};
const lohja = {
  betoniSijaintiId: 1,
  betoniSijaintiNimi: 'Lohja',
  betoniSijaintiLat: 60.2,
  betoniSijaintiLng: 25,
};
const vihti = {
  betoniSijaintiId: 2,
  betoniSijaintiNimi: 'Vihti',
  betoniSijaintiLat: 60.1,
  betoniSijaintiLng: 25,
};

describe('what a save tells of the factory that it chose', () => {
  it.each([
    [
      'another',
      lohja,
      vihti,
      'Tehdas vaihdettu automaattisesti: Lohja (22,2\u00a0km) -> Vihti (11,1\u00a0km)',
    ],
    ['the first', none, vihti, 'Tehdas valittu automaattisesti: Vihti (11,1\u00a0km)'],
    [
      'another than one whose place is unknown',
      { ...lohja, betoniSijaintiLat: null },
      vihti,
      'Tehdas vaihdettu automaattisesti: Lohja -> Vihti (11,1\u00a0km)',
    ],
    ['the same', lohja, lohja, null],
    ['none', lohja, none, null],
  ])('of %s [O-291]', (_, before, now, text) => {
    expect(vaihtunutTehdas(before, { ...now, ...site })).toBe(text);
  });
});
