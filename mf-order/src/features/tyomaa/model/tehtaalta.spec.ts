import type { SijaintiData } from '@keikka/contracts';
import { tehtaalta } from './tehtaalta.js';

const tehdas = (sijaintiId: number, lat: number | null): SijaintiData => ({
  ...{ sijaintiId, sijaintiNimi: `Tehdas ${sijaintiId}`, lat, lng: 25 },
  ...{ asiakasId: 13, sijaintiLyh: '', sijaintiTypeId: 1, osoite1: '', osoite2: '' },
});
const tehtaat = [tehdas(1, 60.1), tehdas(2, 60.3), tehdas(3, null)];
const site = { lat: 60.15, lng: 25 };

describe('from where a found site would be supplied', () => {
  it.each([
    ['the nearest of all', site, null, { text: '5,6\u00a0km', below: 'Tehdas 1' }],
    ['the order’s own', site, 1, { text: '5,6\u00a0km', below: 'Tehdas 1' }],
    ['another than the order’s', site, 2, { text: '5,6\u00a0km', below: '⇄ Tehdas 1' }],
    ['none farther than 100 km', { lat: 62, lng: 25 }, null, undefined],
    ['nothing of an unknown place', undefined, null, undefined],
  ])('is told: %s', (_, place, ownId, aside) => {
    expect(tehtaalta(place, tehtaat, ownId)).toEqual(aside);
  });
});
