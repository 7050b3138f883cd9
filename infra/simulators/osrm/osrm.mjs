import { reitti } from '../kartta/reitti.mjs';
import { Tiet } from '../kartta/tiet.mjs';
import { polyline } from './polyline.mjs';

/** @typedef {import('../kartta/paikat.mjs').Point} Point */

const BAD = 400;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** What the stand-in knows of OSRM's options, and the values that they take. @type {Readonly<Record<string, readonly string[]>>} */
const options = {
  overview: ['simplified', 'full', 'false'],
  geometries: ['polyline', 'polyline6', 'geojson'],
  steps: ['false', 'true'],
  alternatives: ['false'],
};
/** From so far away no road is found. */
const SNAP_METRES = 50_000;
/** A point of a line is left out when it is so near to the way between its neighbours, in degrees. */
const SIMPLER = 0.0001;

/** What OSRM says no with. */
class Refusal extends Error {
  /**
   * @param {string} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/**
 * A stand-in of OSRM (integrations.md §6) on a road map of its own: it wants coordinates as longitude, latitude, knows its
 * options and their values only, and finds no road far from the map.
 * @type {import('../tenants.mjs').Tenant}
 */
export const osrm = {
  name: 'osrm',
  title: 'Reititys (OSRM)',
  service: 'order',
  settings: (address) => ({ OSRM_URL: address }),
  routes: (app) => {
    const tiet = new Tiet();
    app.get('/route/v1/:profile/:coordinates', (request, reply) => {
      try {
        return routed(tiet, request);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return reply.code(BAD).send({ code: error.code, message: error.message });
      }
    });
  },
};

/**
 * @param {Tiet} tiet
 * @param {import('fastify').FastifyRequest} request
 */
function routed(tiet, { params, query }) {
  const { profile, coordinates } = /** @type {{ profile: string, coordinates: string }} */ (params);
  if (profile !== 'driving') throw new Refusal('InvalidProfile', 'Profile not found');
  const { overview, geometries } = optionsOf(/** @type {Record<string, string>} */ (query));
  const [from, to] = pointsOf(coordinates).map((point) => snapped(tiet, point));
  const found = from && to && reitti(tiet, from.node, to.node);
  if (!found) throw new Refusal('NoRoute', 'Impossible route between points');
  const line = surveyed(found.nodes.flatMap((node) => tiet.pointsOf(node)));
  const distance = tenths(found.distance);
  const duration = tenths(found.duration);
  const leg = { distance, duration, weight: duration, summary: '', steps: [] };
  const shown = overview === 'false' ? {} : { geometry: geometryOf(drawn(line, overview), geometries) };
  const route = { ...shown, legs: [leg], distance, duration, weight_name: 'routability', weight: duration };
  return { code: 'Ok', routes: [route], waypoints: [from, to].map((end) => waypoint(tiet, end)) };
}

/** A road is surveyed more often than it bends: each piece of it in so many parts. */
const PARTS = 4;

/** @param {readonly Point[]} line @returns {Point[]} */
const surveyed = (line) =>
  line.flatMap(([lng, lat], index) => {
    const [toLng, toLat] = line[index + 1] ?? [lng, lat];
    const parts = index < line.length - 1 ? PARTS : 1;
    return Array.from({ length: parts }, (_, part) => between([lng, lat], [toLng, toLat], part / parts));
  });

const MICRO = 1e6;
/**
 * @param {Point} from
 * @param {Point} to
 * @param {number} part
 * @returns {Point}
 */
const between = (from, to, part) => [
  Math.round((from[0] + (to[0] - from[0]) * part) * MICRO) / MICRO,
  Math.round((from[1] + (to[1] - from[1]) * part) * MICRO) / MICRO,
];

const TENTH = 10;
/** @param {number} value */
const tenths = (value) => Math.round(value * TENTH) / TENTH;

/** @param {Record<string, string>} query */
function optionsOf(query) {
  for (const [name, value] of Object.entries(query))
    if (!options[name]?.includes(value)) throw new Refusal('InvalidQuery', `Query string malformed: ${name}`);
  const { overview = 'simplified', geometries = 'polyline' } = query;
  return { overview, geometries };
}

/** @param {string} text @returns {Point[]} */
function pointsOf(text) {
  const pairs = text.split(';').map((pair) => pair.split(','));
  if (pairs.length !== 2) throw new Refusal('InvalidOptions', 'Number of coordinates needs to be two');
  return pairs.map((pair) => {
    const [lng, lat] = pair.map(Number);
    if (
      pair.length !== 2 ||
      !pair.every((part) => NUMBER.test(part)) ||
      lng === undefined ||
      lat === undefined
    )
      throw new Refusal('InvalidQuery', 'Query string malformed');
    if (Math.abs(lng) > 180 || Math.abs(lat) > 90)
      throw new Refusal('InvalidValue', 'Invalid coordinate value.');
    return [lng, lat];
  });
}

/**
 * @param {Tiet} tiet
 * @param {Point} point
 */
function snapped(tiet, point) {
  const nearest = tiet.nearest(point);
  if (nearest.metres > SNAP_METRES)
    throw new Refusal('NoSegment', 'Could not find a matching segment for coordinate');
  return nearest;
}

/**
 * @param {Tiet} tiet
 * @param {{ node: number, metres: number }} end
 */
const waypoint = (tiet, { node, metres }) => ({
  hint: Buffer.from(`node-${node}`).toString('base64url'),
  distance: metres,
  name: tiet.nameAt(node),
  location: tiet.pointsOf(node)[0],
});

/**
 * @param {readonly Point[]} line
 * @param {string} overview
 */
const drawn = (line, overview) =>
  overview === 'full'
    ? line
    : line.filter((point, index) => isCorner(line[index - 1], point, line[index + 1]));

/**
 * Whether a line turns at a point, or ends there.
 * @param {Point | undefined} before
 * @param {Point} point
 * @param {Point | undefined} after
 */
function isCorner(before, point, after) {
  if (!before || !after) return true;
  const [along, up] = [after[0] - before[0], after[1] - before[1]];
  const off = Math.abs(along * (point[1] - before[1]) - up * (point[0] - before[0]));
  return off > SIMPLER * Math.hypot(along, up);
}

/**
 * @param {readonly Point[]} line
 * @param {string} geometries
 */
function geometryOf(line, geometries) {
  // A line of GeoJSON has two points at least.
  const [first] = line;
  if (geometries === 'geojson')
    return { type: 'LineString', coordinates: line.length === 1 ? [first, first] : line };
  return polyline(line, geometries === 'polyline6' ? 6 : 5);
}
