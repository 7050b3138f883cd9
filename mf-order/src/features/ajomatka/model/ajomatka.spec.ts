import { ajoaikaOf, hakuOf, pyoristetty, puuttuva, tallennettava } from './ajomatka.js';

const place = { lat: 60, lng: 25 };
const matka = { matkaM: 18_400, matkaAika: 25, entryTime: '2026-11-23T07:41:00.000Z', isArvio: false };

describe('the way in the window', () => {
  it.each([
    [
      { matkaM: 18_400, matkaAika: 21.6 },
      { kilometrit: 18, minuutit: 22 },
    ],
    [
      { matkaM: 12_500, matkaAika: 0 },
      { kilometrit: 13, minuutit: 0 },
    ],
    [
      { matkaM: null, matkaAika: null },
      { kilometrit: null, minuutit: null },
    ],
  ])('of %j is %j [O-163]', (pituus, shown) => {
    expect(pyoristetty(pituus)).toEqual(shown);
  });

  it.each([
    ['as it was shown', { kilometrit: 18, minuutit: 22 }, { matkaM: 18_400, matkaAika: 21.6 }],
    ['in decimals', { kilometrit: 12.5, minuutit: 22 }, { matkaM: 12_500, matkaAika: 21.6 }],
    ['in metres', { kilometrit: 0.0014, minuutit: 22 }, { matkaM: 1, matkaAika: 21.6 }],
    ['with half minutes', { kilometrit: 18, minuutit: 20.5 }, { matkaM: 18_400, matkaAika: 20.5 }],
    ['as none', { kilometrit: 0, minuutit: 0 }, { matkaM: 0, matkaAika: 0 }],
    ['empty', { kilometrit: null, minuutit: null }, { matkaM: null, matkaAika: null }],
  ])('is stored %s [O-161]', (_, typed, stored) => {
    expect(tallennettava(typed, { matkaM: 18_400, matkaAika: 21.6 })).toEqual(stored);
  });
});

describe('a look-up', () => {
  it.each([
    ['other metres', { ...matka, matkaM: 17_000, entryTime: '2026-11-23T06:00:00.000Z' }, 'updated'],
    ['other minutes', { ...matka, matkaAika: 24, entryTime: '2026-11-23T06:00:00.000Z' }, 'updated'],
    ['the same way', { ...matka, entryTime: '2026-11-23T06:00:00.000Z' }, 'same'],
    ['no way', undefined, 'updated'],
    ['this very look-up', matka, 'stays'],
  ])('after %s is told [O-289]', (_, before, haku) => {
    expect(hakuOf(matka, before)).toBe(haku);
  });

  it('that no service answered is an estimate', () => {
    expect(hakuOf({ ...matka, isArvio: true }, matka)).toBe('arvio');
  });
});

describe('what is missing for a look-up', () => {
  it.each([
    [place, place, null],
    [place, null, 'tyomaa'],
    [null, place, 'tehdas'],
    [null, null, 'molemmat'],
  ])('from %j to %j is %s [O-162]', (tehdas, tyomaa, missing) => {
    expect(puuttuva({ tehdas, tyomaa })).toBe(missing);
  });
});

describe('the minutes that are typed', () => {
  it.each([
    [0, 0],
    [1440, 1440],
    [1440.01, null],
    [-1, null],
    [Number.NaN, null],
    [null, null],
  ])('as %s are %s', (minuutit, minutes) => {
    expect(ajoaikaOf({ kilometrit: 1, minuutit })).toBe(minutes);
  });
});
