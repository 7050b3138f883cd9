import { osoitteet } from './osoitteet.mjs';

const BAD = 400;
const UNAUTHORISED = 401;
const KEY_NAME = 'digitransit-subscription-key';
/** Opens nothing but this stand-in. */
const KEY = 'subscription-key-of-the-simulator';
const SIZE = { usual: 10, most: 40 };

/**
 * A stand-in of Digitransit's geocoding (integrations.md §6), a Pelias: it wants the key of a subscription, answers GeoJSON,
 * and finds the addresses of the map.
 * @type {import('../tenants.mjs').Tenant}
 */
export const digitransit = {
  name: 'digitransit',
  title: 'Osoitehaku (Digitransit)',
  service: 'order',
  settings: (address) => ({ DIGITRANSIT_URL: `${address}/geocoding`, DIGITRANSIT_KEY: KEY }),
  routes: (app) => {
    app.get('/geocoding/v1/search', (request, reply) => {
      const query = /** @type {Record<string, string | undefined>} */ (request.query);
      const key = request.headers[KEY_NAME] ?? query[KEY_NAME];
      if (key !== KEY)
        return reply.code(UNAUTHORISED).send({
          statusCode: UNAUTHORISED,
          message: `Access denied due to ${key === undefined ? 'missing' : 'invalid'} subscription key.`,
        });
      const { text = '' } = query;
      if (!text.trim())
        return reply
          .code(BAD)
          .send(collection({ text }, [], { errors: ["invalid param 'text': text length, must be >0"] }));
      return search({ ...query, text });
    });
  },
};

/** @param {Record<string, string | undefined> & { text: string }} query */
function search({ text, size: wanted, layers = 'address', 'boundary.country': country = 'FIN' }) {
  const size = sizeOf(wanted);
  const isOfMap = layers.split(',').includes('address') && country.toUpperCase() === 'FIN';
  const found = isOfMap ? osoitteet(text).slice(0, size) : [];
  return collection({ text, size, layers: layers.split(',') }, found.map(featureOf));
}

/** @param {string | undefined} wanted */
const sizeOf = (wanted) =>
  Math.max(1, Math.min(SIZE.most, Math.floor(Number(wanted ?? SIZE.usual)) || SIZE.usual));

/**
 * @param {object} query
 * @param {object[]} features
 * @param {object} more
 */
const collection = (query, features, more = {}) => ({
  geocoding: {
    version: '0.2',
    attribution: 'http://localhost/attribution',
    query,
    engine: { name: 'Pelias', author: 'Mapzen', version: '1.0' },
    timestamp: Date.now(),
    ...more,
  },
  type: 'FeatureCollection',
  features,
});

/** @param {import('./osoitteet.mjs').Osoite} osoite */
function featureOf({ street, housenumber, postalcode, kunta, point, confidence }) {
  const name = `${street} ${housenumber}`;
  const id = `${kunta}-${street}-${housenumber}`.toLowerCase();
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: point },
    properties: {
      id,
      gid: `openaddresses:address:${id}`,
      layer: 'address',
      source: 'openaddresses',
      source_id: id,
      name,
      housenumber,
      street,
      postalcode,
      confidence,
      accuracy: 'point',
      country: 'Suomi',
      country_a: 'FIN',
      localadmin: kunta,
      locality: kunta,
      label: `${name}, ${kunta}`,
    },
  };
}
