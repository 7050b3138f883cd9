import { placeAfter } from './list-place.js';

it.each([
  [[], 10],
  [[30, 10], 40],
  [[999_990], 1_000_000],
  [[999_991], 1_000_000],
  [[1_000_000], 1_000_000],
])('the place after %j is %d', (places, place) => {
  expect(placeAfter(places)).toBe(place);
});
