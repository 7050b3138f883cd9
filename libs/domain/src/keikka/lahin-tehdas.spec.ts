import { lahinTehdas, tehtaatLahelta } from './lahin-tehdas.js';

const site = { lat: 60, lng: 25 };
/** A degree of latitude is 111.195 km. */
const north = (sijaintiId: number, km: number) => ({ sijaintiId, lat: 60 + km / 111.195, lng: 25 });
const nowhere = (sijaintiId: number) => ({ sijaintiId, lat: null, lng: 25 });

describe('the nearest factory of a site', () => {
  it.each([
    ['the nearest of several', [north(1, 30), north(2, 10), north(3, 20)], null, 2],
    ['one at 99 km', [north(1, 99)], null, 1],
    ['none at 101 km', [north(1, 101)], null, undefined],
    ['none whose place is unknown', [nowhere(1)], null, undefined],
    ['one whose place is known before one whose place is not', [nowhere(1), north(2, 50)], null, 2],
    ['the older of two as near', [north(7, 10), north(3, 10)], null, 3],
    ['the order’s own of two as near', [north(7, 10), north(3, 10)], 7, 7],
    ['a nearer one than the order’s own', [north(7, 10), north(3, 9.9)], 7, 3],
    ['none of none', [], null, undefined],
  ])('is %s [O-129]', (_, tehtaat, ownId, expected) => {
    expect(lahinTehdas(site, tehtaat, ownId)?.tehdas.sijaintiId).toBe(expected);
  });

  it('is the first of them by their straight line', () => {
    const all = tehtaatLahelta(site, [north(1, 30), nowhere(2), north(3, 10), north(4, 200)], null);
    expect(all.map(({ tehdas, metres }) => [tehdas.sijaintiId, Math.round(metres / 1000)])).toEqual([
      [3, 10],
      [1, 30],
      [4, 200],
    ]);
  });
});
