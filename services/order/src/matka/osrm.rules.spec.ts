import { readRoute } from './osrm.rules.js';

const from = { lat: 60.25, lng: 24.07 };
const to = { lat: 60.2, lng: 24.1 };
const line = [
  [24.07, 60.25],
  [24.08, 60.22],
  [24.1, 60.2],
];

const answer = (route: object = {}, more: object = {}) => ({
  code: 'Ok',
  routes: [
    { distance: 7234.6, duration: 689.9, geometry: { type: 'LineString', coordinates: line }, ...route },
  ],
  ...more,
});
const drawn = (coordinates: unknown) => answer({ geometry: { type: 'LineString', coordinates } });

describe('readRoute', () => {
  it('is metres, minutes and the line', () => {
    expect(readRoute(answer(), from, to)).toEqual({ matkaM: 7235, matkaAika: 11, reitti: line });
  });

  it.each(['NoRoute', 'NoSegment'])('is none where the system says %s', (code) => {
    expect(readRoute({ code }, from, to)).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['a text', '<html>'],
    ['a list', []],
    ['another code', answer({}, { code: 'InvalidQuery' })],
    ['no routes', { code: 'Ok' }],
    ['an empty list of routes', answer({}, { routes: [] })],
    ['a distance as a text', answer({ distance: '7234.6' })],
    ['a negative distance', answer({ distance: -1 })],
    ['a distance that is no number', answer({ distance: Number.NaN })],
    ['an endless distance', answer({ distance: Number.POSITIVE_INFINITY })],
    ['a distance shorter than the straight line', answer({ distance: 5000 })],
    ['a distance that no order keeps', answer({ distance: 1_000_001, duration: 80_000 })],
    ['a time that no order keeps', answer({ duration: 1441 * 60 })],
    ['a time faster than any car', answer({ duration: 100 })],
    ['no time', answer({ duration: undefined })],
    ['no line', answer({ geometry: undefined })],
    ['a line in another form', answer({ geometry: '_p~iF~ps|U' })],
    ['a line of one point', drawn([line[0]])],
    ['a line of 5001 points', drawn(Array.from({ length: 5001 }, () => line[0]))],
    ['a point of one number', drawn([[24.07], line[2]])],
    ['a point with a text', drawn([['<b>', 60.25], line[2]])],
    ['a longitude above 180', drawn([line[0], [180.1, 60], line[2]])],
    ['latitude before longitude', drawn(line.map(([lng, lat]) => [lat, lng]))],
    ['a line that ends elsewhere', drawn([line[0], [25, 61]])],
  ])('refuses %s', (_, given) => {
    expect(() => readRoute(given, from, to)).toThrow('cannot be');
  });

  it('takes a line of 5000 points', () => {
    const points = [...Array.from({ length: 4999 }, () => line[0]), line[2]];
    expect(readRoute(drawn(points), from, to)?.reitti).toHaveLength(5000);
  });
});
