import { directionsHref } from './links.js';

describe('links of the order', () => {
  const maps = 'https://www.google.com/maps/dir/?api=1&destination=';
  it.each([
    ['coordinates when known', 60.25, 24.06, 'Kauppakatu 12, 08100 Lohja', `${maps}60.25%2C24.06`],
    ['a coordinate of 0', 0, 0, '', `${maps}0%2C0`],
    ['the address otherwise', 60.25, null, 'Katu 1, Lohja', `${maps}Katu%201%2C%20Lohja`],
    ['nowhere without either', null, null, '', null],
  ])('leads to %s [O-061]', (_what, tyomaaLat, tyomaaLng, tyomaaOsoite, href) => {
    expect(directionsHref({ tyomaaLat, tyomaaLng, tyomaaOsoite })).toBe(href);
  });
});
