import type { SijaintiData } from '@keikka/contracts';
import { tarjotutTehtaat } from './tarjotut-tehtaat.js';

const site = { lat: 60, lng: 25 };
const tehdas = (sijaintiId: number, lat: number | null): SijaintiData => ({
  sijaintiId,
  asiakasId: 13,
  sijaintiNimi: `Tehdas ${sijaintiId}`,
  sijaintiLyh: '',
  sijaintiTypeId: 1,
  osoite1: '',
  osoite2: '',
  lat,
  lng: 25,
});
const seven = [
  tehdas(1, 60.7),
  tehdas(2, 60.2),
  tehdas(3, null),
  tehdas(4, 60.1),
  tehdas(5, 60.5),
  tehdas(6, 60.3),
  tehdas(7, 60.4),
];

describe('the factories that are offered', () => {
  it.each([
    ['are the five nearest, the nearest first', site, null, false, [4, 2, 6, 7, 5]],
    ['are those and the order’s own', site, 1, false, [4, 2, 6, 7, 5, 1]],
    ['are those where the own is among them', site, 6, false, [4, 2, 6, 7, 5]],
    ['are all when that is asked for, those without a place last', site, null, true, [4, 2, 6, 7, 5, 1, 3]],
    ['are all as listed while the site has no place', null, null, false, [1, 2, 3, 4, 5, 6, 7]],
  ])('%s [O-039]', (_, place, ownId, isAll, expected) => {
    const offered = tarjotutTehtaat(seven, place, ownId, isAll);
    expect(offered.map(({ tehdas: { sijaintiId } }) => sijaintiId)).toEqual(expected);
  });

  it('tell how far they are in a straight line', () => {
    const [nearest] = tarjotutTehtaat(seven, site, null, false);
    expect(Math.round((nearest?.metres ?? 0) / 100)).toBe(111);
    expect(tarjotutTehtaat(seven, site, 3, false).at(-1)).toMatchObject({ metres: null });
  });
});
