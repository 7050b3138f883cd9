import { placeOnMap } from './paikka.js';

describe('a place that is typed', () => {
  it.each([
    [60.2, 25, { lat: 60.2, lng: 25 }],
    [90, -180, { lat: 90, lng: -180 }],
    [90.1, 25, null],
    [60.2, 180.1, null],
    [Number.NaN, 25, null],
    [null, 25, null],
    [60.2, null, null],
  ])('%s, %s is %j on the map', (lat, lng, place) => {
    expect(placeOnMap(lat, lng)).toEqual(place);
  });
});
