import { kunnat } from './paikat.mjs';
import { Tiet } from './tiet.mjs';

/** @typedef {import('./paikat.mjs').Point} Point */

const SIZE = 256;
const DEEPEST = 18;
const NOT_FOUND = 404;
/** A line may begin so far outside of the picture, in its own pixels. */
const EDGE = 40;
/** From here on streets are drawn. */
const STREETS = 11;
/** Faster than a street of a town. */
const ROAD_KMH = 50;
const looks = { land: '#e8ecea', road: '#ffffff', edge: '#b9c3c4', name: '#3d4b4f' };

/**
 * A stand-in of a server of map pictures: the roads that the stand-in of OSRM knows, and the towns on them, as a picture for
 * each square of a web map (zoom, column, row).
 * @type {import('../tenants.mjs').Tenant}
 */
export const kartta = {
  name: 'kartta',
  title: 'Karttakuvat',
  service: 'shell',
  settings: (address) => ({
    TILES_URL: `${address}/{z}/{x}/{y}.svg`,
    TILES_ATTRIBUTION: 'Esittelykartta, tiet eivät ole oikeita',
  }),
  routes: (app) => {
    const lines = linesOf(new Tiet());
    app.get('/:z/:x/:y.svg', (request, reply) => {
      const { z, x, y } = /** @type {Record<'z' | 'x' | 'y', string>} */ (request.params);
      const square = squareOf([z, x, y]);
      if (!square) return reply.code(NOT_FOUND).type('text/plain').send('404');
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'max-age=86400')
        .send(picture(lines, square));
    });
  },
};

/** @typedef {[zoom: number, column: number, row: number]} Square */

/** @param {string[]} parts @returns {Square | undefined} undefined where the map has no such square */
function squareOf(parts) {
  const [zoom = -1, column = -1, row = -1] = parts.map((part) =>
    /^\d{1,6}$/.test(part) ? Number(part) : -1,
  );
  const isThere = zoom <= DEEPEST && Math.min(zoom, column, row) >= 0 && Math.max(column, row) < 2 ** zoom;
  return isThere ? [zoom, column, row] : undefined;
}

/** A piece of a road, with its ends as parts of the whole map's width and height. @typedef {{ from: Point, to: Point, isRoad: boolean }} Piece */

/** @param {Tiet} tiet @returns {Piece[]} */
const linesOf = (tiet) =>
  tiet.ways.flatMap((ways, node) =>
    ways.flatMap(({ to, metres, seconds }) => {
      const [start] = tiet.pointsOf(node);
      const [end] = tiet.pointsOf(to);
      // Each road goes both ways.
      if (to < node || !start || !end) return [];
      return { from: onMap(start), to: onMap(end), isRoad: (metres / seconds) * 3.6 > ROAD_KMH };
    }),
  );

/** Where a point is on the map of the world, from 0 to 1 (Web Mercator). @param {Point} point @returns {Point} */
function onMap([lng, lat]) {
  const angle = (lat * Math.PI) / 180;
  return [(lng + 180) / 360, (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2];
}

/**
 * @param {readonly Piece[]} lines
 * @param {Square} square
 */
function picture(lines, [zoom, column, row]) {
  /** @param {Point} point @returns {Point} */
  const onPicture = ([x, y]) => [(x * 2 ** zoom - column) * SIZE, (y * 2 ** zoom - row) * SIZE];
  const pieces = lines
    .filter(({ isRoad }) => isRoad || zoom >= STREETS)
    .map((piece) => ({ ...piece, from: onPicture(piece.from), to: onPicture(piece.to) }))
    .filter(({ from, to }) => isNear(from, to));
  const width = Math.max(1, zoom - 7);
  const roads = pathOf(pieces.filter(({ isRoad }) => isRoad));
  const streets = pathOf(pieces.filter(({ isRoad }) => !isRoad));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" fill="none" stroke-linecap="round">
<rect width="${SIZE}" height="${SIZE}" fill="${looks.land}"/>
<path d="${streets}" stroke="${looks.road}" stroke-width="${width / 2}"/>
<path d="${roads}" stroke="${looks.edge}" stroke-width="${width + 2}"/>
<path d="${roads}" stroke="${looks.road}" stroke-width="${width}"/>
${names(onPicture).join('\n')}
</svg>`;
}

/** @param {readonly { from: Point, to: Point }[]} pieces */
const pathOf = (pieces) =>
  pieces.map(({ from, to }) => `M${from.map(tenth).join(' ')}L${to.map(tenth).join(' ')}`).join('');

const TENTH = 10;
/** @param {number} pixels */
const tenth = (pixels) => Math.round(pixels * TENTH) / TENTH;

/**
 * Whether a line may be seen on the picture.
 * @param {Point} from
 * @param {Point} to
 */
const isNear = (from, to) =>
  [0, 1].every(
    (axis) =>
      Math.min(Number(from[axis]), Number(to[axis])) < SIZE + EDGE &&
      Math.max(Number(from[axis]), Number(to[axis])) > -EDGE,
  );

/** Half a name reaches into the pictures beside its own. */
const NAME_REACH = 60;

/** @param {(point: Point) => Point} onPicture */
const names = (onPicture) =>
  Object.entries(kunnat)
    .map(([name, { point }]) => ({ name, at: onPicture(onMap(point)) }))
    .filter(({ at }) => at.every((pixels) => pixels > -NAME_REACH && pixels < SIZE + NAME_REACH))
    .map(
      ({ name, at: [x, y] }) =>
        `<text x="${tenth(x)}" y="${tenth(y - 6)}" text-anchor="middle" font-family="sans-serif" font-size="13" font-weight="600" fill="${looks.name}" stroke="${looks.land}" stroke-width="3" paint-order="stroke">${name}</text>`,
    );
