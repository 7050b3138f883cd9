import { readGeokoodi } from './digitransit.rules.js';

const answer = (properties: object = {}, geometry: unknown = {}, more: object = {}) => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [24.812, 60.218], ...(geometry as object) },
      properties: { name: 'Katu 1', postalcode: '02100', localadmin: 'Espoo', ...properties },
    },
  ],
  ...more,
});
const at = (...coordinates: unknown[]) => answer({}, { coordinates });

describe('readGeokoodi', () => {
  it.each([
    ['its municipality', {}, 'Katu 1, 02100 Espoo'],
    ['its locality', { localadmin: undefined, locality: 'Tapiola' }, 'Katu 1, 02100 Tapiola'],
    ['no postal code', { postalcode: undefined }, 'Katu 1, Espoo'],
    [
      'a name of more than one part',
      { name: 'Åke Lindmanin katu 12 A (portti)' },
      'Åke Lindmanin katu 12 A (portti), 02100 Espoo',
    ],
  ])('is the address with %s', (_, properties, formattedAddress) => {
    expect(readGeokoodi(answer(properties))).toEqual({ formattedAddress, lat: 60.218, lng: 24.812 });
  });

  it('is the first place, to some ten centimetres, and none where none was found', () => {
    expect(readGeokoodi(at(24.123_456_789, 60.000_000_04))).toMatchObject({ lat: 60, lng: 24.123457 });
    expect(readGeokoodi({ type: 'FeatureCollection', features: [] })).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['a text', '<html>'],
    ['a list', []],
    ['another type', { ...answer(), type: 'Feature' }],
    ['no features', { type: 'FeatureCollection' }],
    ['a feature that is none', answer({}, {}, { features: [null] })],
    ['a feature without a point', answer({}, {}, { features: [{ properties: { name: 'Katu 1' } }] })],
    ['a line', answer({}, { type: 'LineString' })],
    ['latitude before longitude', at(60.218, 24.812)],
    ['a place in Sweden', at(18.07, 59.33)],
    ['a place in Estonia', at(24.75, 59.2)],
    ['a place nowhere', at(0, 0)],
    ['numbers as texts', at('24.812', '60.218')],
    ['numbers that are none', at(Number.NaN, Number.POSITIVE_INFINITY)],
    ['three numbers', at(24.812, 60.218, 3)],
    ['no name', answer({ name: undefined })],
    ['an empty name', answer({ name: ' ' })],
    ['a name with HTML', answer({ name: '<img src=x onerror=alert(1)>' })],
    ['a name with a line end', answer({ name: 'Katu 1\nKatu 2' })],
    ['a name with a comma, which parts street and city', answer({ name: 'Katu 1, 00100 Helsinki' })],
    ['a name that is too long', answer({ name: 'K'.repeat(201) })],
    ['a name that is a number', answer({ name: 7 })],
    ['no city', answer({ localadmin: undefined })],
    ['a city with HTML', answer({ localadmin: 'Espoo<script>' })],
    ['a postal code of four figures', answer({ postalcode: '0210' })],
    ['a postal code as a number', answer({ postalcode: 2100 })],
    ['a postal code with letters', answer({ postalcode: "02'--" })],
  ])('refuses %s', (_, given) => {
    expect(() => readGeokoodi(given)).toThrow('cannot be');
  });
});
