import { kunnat, tehtaat } from './paikat.mjs';

/** @typedef {import('./paikat.mjs').Point} Point */

/**
 * Main roads between towns, with the speed that lorries and cars keep on them.
 * @type {readonly [name: string, kmh: number, ...kunnat: string[]][]}
 */
const paatiet = [
  ['Kehä III', 80, 'Kirkkonummi', 'Espoo', 'Vantaa', 'Helsinki', 'Sipoo'],
  ['Turunväylä', 100, 'Helsinki', 'Espoo', 'Lohja', 'Salo'],
  ['Hämeenlinnanväylä', 100, 'Espoo', 'Nurmijärvi', 'Hyvinkää', 'Riihimäki', 'Hämeenlinna'],
  ['Lahdenväylä', 100, 'Helsinki', 'Kerava', 'Järvenpää', 'Mäntsälä', 'Lahti'],
  ['Porvoonväylä', 100, 'Helsinki', 'Sipoo', 'Porvoo'],
  ['Länsiväylä', 80, 'Espoo', 'Kirkkonummi', 'Siuntio', 'Inkoo', 'Raasepori'],
  ['Hangonväylä', 80, 'Raasepori', 'Lohja', 'Vihti', 'Hyvinkää', 'Mäntsälä'],
  ['Porintie', 80, 'Espoo', 'Vihti', 'Forssa'],
  ['Hämeen härkätie', 80, 'Forssa', 'Hämeenlinna', 'Lahti'],
  ['Tuusulanväylä', 80, 'Helsinki', 'Vantaa', 'Tuusula', 'Järvenpää'],
  ['Tammisaarentie', 80, 'Raasepori', 'Salo'],
  ['Somerontie', 80, 'Salo', 'Forssa'],
  ['Riihimäentie', 80, 'Riihimäki', 'Lahti'],
  ['Mäntsäläntie', 80, 'Porvoo', 'Mäntsälä'],
  ['Siuntiontie', 60, 'Lohja', 'Siuntio'],
  ['Inkoontie', 60, 'Lohja', 'Inkoo'],
  ['Volsintie', 60, 'Kirkkonummi', 'Lohja'],
  ['Veikkolantie', 60, 'Kirkkonummi', 'Vihti'],
  ['Vihdintie', 60, 'Vihti', 'Nurmijärvi'],
  ['Jokelantie', 60, 'Hyvinkää', 'Järvenpää'],
  ['Nahkelantie', 60, 'Nurmijärvi', 'Tuusula', 'Kerava', 'Sipoo'],
];

/** Streets of a town: as many each way from its middle, so far apart in degrees. */
const BLOCKS = 3;
const BLOCK_LAT = 0.01;
const BLOCK_LNG = 0.015;
const STREET_KMH = 35;
/** A road has a bend about so often. */
const BEND_METRES = 1_500;
/** How far a bend is off the straight line, as a part of the distance between two bends. */
const BEND = 0.35;

const EARTH_METRES = 6_371_008.8;
const RADIANS = Math.PI / 180;

/**
 * @param {Point} one
 * @param {Point} other
 */
export function metresBetween([lng, lat], [otherLng, otherLat]) {
  const half =
    Math.sin(((otherLat - lat) * RADIANS) / 2) ** 2 +
    Math.cos(lat * RADIANS) * Math.cos(otherLat * RADIANS) * Math.sin(((otherLng - lng) * RADIANS) / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

const MICRO = 1e6;
/** Six decimals, as OSRM prints them. @param {number} degrees */
const rounded = (degrees) => Math.round(degrees * MICRO) / MICRO;

/**
 * A way from node to node.
 * @typedef {{ to: number, metres: number, seconds: number, name: string }} Way
 */

/** The roads of southern Finland as a graph. The same on each machine. */
export class Tiet {
  /** @type {Point[]} */
  nodes = [];
  /** @type {Way[][]} */
  ways = [];

  constructor() {
    /** @type {Map<string, number>} */
    const middles = new Map();
    for (const [name, { point }] of Object.entries(kunnat)) middles.set(name, this.#streets(point));
    for (const [name, kmh, ...towns] of paatiet)
      for (const [index, town] of towns.slice(1).entries())
        this.#road(name, kmh, Number(middles.get(String(towns[index]))), Number(middles.get(town)));
    for (const [street, point] of tehtaat) {
      const from = this.nearest(point).node;
      this.#road(street, STREET_KMH, from, this.#node(point));
    }
  }

  /**
   * The node nearest to a point, and how far it is.
   * @param {Point} point
   */
  nearest(point) {
    let node = 0;
    let metres = Infinity;
    for (const [index, other] of this.nodes.entries()) {
      const far = metresBetween(point, other);
      if (far < metres) [node, metres] = [index, far];
    }
    return { node, metres };
  }

  /** The point of a node; none where there is no such node. @param {number} node @returns {Point[]} */
  pointsOf(node) {
    const point = this.nodes[node];
    return point ? [point] : [];
  }

  /** @param {number} node */
  nameAt(node) {
    return this.ways[node]?.[0]?.name ?? '';
  }

  /** @param {Point} point */
  #node([lng, lat]) {
    this.ways.push([]);
    return this.nodes.push([rounded(lng), rounded(lat)]) - 1;
  }

  /**
   * @param {string} name
   * @param {number} kmh
   * @param {number} from
   * @param {number} to
   */
  #join(name, kmh, from, to) {
    const metres = metresBetween(this.#at(from), this.#at(to));
    const seconds = (metres / kmh) * 3.6;
    this.ways[from]?.push({ to, metres, seconds, name });
    this.ways[to]?.push({ to: from, metres, seconds, name });
  }

  /** @param {number} node @returns {Point} */
  #at(node) {
    const point = this.nodes[node];
    if (!point) throw new Error(`there is no node ${node}`);
    return point;
  }

  /**
   * A road with its bends.
   * @param {string} name
   * @param {number} kmh
   * @param {number} from
   * @param {number} to
   */
  #road(name, kmh, from, to) {
    const [start, end] = [this.#at(from), this.#at(to)];
    const bends = Math.floor(metresBetween(start, end) / BEND_METRES);
    const [dLng, dLat] = [end[0] - start[0], end[1] - start[1]];
    let last = from;
    for (let nth = 1; nth <= bends; nth += 1) {
      const part = nth / (bends + 1);
      // Two waves of their own for each road, which are still at both ends.
      const off = Math.sin(nth * 2.3 + from) * Math.sin(Math.PI * part) * (BEND / (bends + 1));
      // Across the road: a degree of longitude is half as long as one of latitude here.
      const bend = this.#node([
        start[0] + dLng * part - 2 * dLat * off,
        start[1] + dLat * part + (dLng / 2) * off,
      ]);
      this.#join(name, kmh, last, bend);
      last = bend;
    }
    this.#join(name, kmh, last, to);
  }

  /** The streets around the middle of a town. @param {Point} middle */
  #streets([lng, lat]) {
    const side = 2 * BLOCKS + 1;
    const first = this.nodes.length;
    for (let row = 0; row < side; row += 1)
      for (let column = 0; column < side; column += 1) {
        this.#node([lng + (column - BLOCKS) * BLOCK_LNG, lat + (row - BLOCKS) * BLOCK_LAT]);
        const here = first + row * side + column;
        if (column > 0) this.#join('Kauppakatu', STREET_KMH, here - 1, here);
        if (row > 0) this.#join('Asemakatu', STREET_KMH, here - side, here);
      }
    return first + BLOCKS * side + BLOCKS;
  }
}
