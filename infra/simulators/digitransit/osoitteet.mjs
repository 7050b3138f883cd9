import { kadut, kunnat } from '../kartta/paikat.mjs';

/** @typedef {import('../kartta/paikat.mjs').Point} Point */

/**
 * An address of the map, and how sure it is that it was meant.
 * @typedef {{ street: string, housenumber: string, postalcode: string, kunta: string, point: Point, confidence: number }} Osoite
 */

const COUNTRY = /^(suomi|finland)$/i;
const IS_STREET = /(katu|tie|kuja|polku|kaari|rinne|laita|väylä|raitti|aukio|tori|kierto|ranta|piha)$/i;
/** A street, the number of a house and its stair, and what comes after. */
const ADDRESS =
  /^(?<street>\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*)*?) (?<housenumber>\d{1,4})\p{L}?(?: \p{L}(?= |$))?(?: (?<rest>.*))?$/u;

/** How sure an answer is: the town that is named, no town named, and a town that the map has not. */
const CONFIDENCE = { named: 1, any: 0.9, other: 0.6 };

/** Houses of a street stand so far apart. */
const STEP = 0.00004;
/** The streets of a town lie within some two kilometres of its middle. */
const SPREAD = { lng: 0.06, lat: 0.03 };
const LARGEST_HASH = 0xff_ff_ff_ff;

/**
 * The addresses that a text may mean, the likeliest first. A house is on every street of the map, and each town has each
 * street; where the text names a town that the map has not, others are offered, as Pelias does.
 * @param {string} text
 * @returns {Osoite[]}
 */
export function osoitteet(text) {
  const words = text.replaceAll(',', ' ').split(/\s+/).filter(isOfAddress).join(' ');
  const { street = '', housenumber = '', rest = '' } = ADDRESS.exec(words)?.groups ?? {};
  if (!IS_STREET.test(street)) return [];
  const named = Object.keys(kunnat).find((kunta) => isSame(kunta, rest.split(' ').at(-1) ?? ''));
  const confidence = named ? CONFIDENCE.named : rest ? CONFIDENCE.other : CONFIDENCE.any;
  return Object.keys(kunnat)
    .filter((kunta) => !named || kunta === named)
    .flatMap((kunta) => osoiteIn(kunta, street, housenumber).map((osoite) => ({ ...osoite, confidence })));
}

/** Neither a postal code nor a country tells one address from another here. @param {string} word */
const isOfAddress = (word) => word !== '' && !/^\d{5}$/.test(word) && !COUNTRY.test(word);

/**
 * @param {string} kunta
 * @param {string} street
 * @param {string} housenumber
 * @returns {Omit<Osoite, 'confidence'>[]}
 */
function osoiteIn(kunta, street, housenumber) {
  const town = kunnat[kunta];
  if (!town) return [];
  const [name, , postalcode, [lng, lat]] = kadut.find(
    ([katu, of]) => of === kunta && isSame(katu, street),
  ) ?? [capital(street), kunta, town.postinumero, nearby(town.point, `${kunta} ${street.toLowerCase()}`)];
  /** @type {Point} */
  const point = [rounded(lng + Number(housenumber) * STEP), rounded(lat)];
  return [{ street: name, housenumber, postalcode, kunta, point }];
}

/**
 * Always the same place for the same street.
 * @param {Point} middle
 * @param {string} street
 * @returns {Point}
 */
const nearby = ([lng, lat], street) => [
  lng + (part(`lng ${street}`) - 0.5) * SPREAD.lng,
  // North of the town centres there is land; to the south it would soon be sea.
  lat + part(`lat ${street}`) * SPREAD.lat,
];

/** A number from 0 to 1 (FNV-1a). @param {string} text */
function part(text) {
  let hash = 0x81_1c_9d_c5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93) >>> 0;
  return hash / LARGEST_HASH;
}

const DECIMALS = 6;
/** @param {number} degrees */
const rounded = (degrees) => Number(degrees.toFixed(DECIMALS));
/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
/** @param {string} one @param {string} other */
const isSame = (one, other) => one.toLowerCase() === other.toLowerCase();
