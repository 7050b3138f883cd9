import type { Geokoodi } from '@keikka/contracts';

/** Finland with its sea (WGS 84). */
const FINLAND = { lat: [59.3, 70.2], lng: [19, 31.7] } as const;
const DECIMALS_OF_DEGREE = 6;
const LONGEST_NAME = 200;
const LONGEST_CITY = 100;
/** What the name of a street or a city is written with. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .:’'()/&-]*$/u;
const POSTAL_CODE = /^\d{5}$/;

/**
 * The likeliest address in an answer of Pelias, of which nothing is believed that cannot be: null where it found none.
 * @throws Error when it is no answer to what was asked
 */
export function readGeokoodi(answer: unknown): Geokoodi | null {
  const { type, features } = part(answer);
  demand(type === 'FeatureCollection' && Array.isArray(features), 'the collection');
  const [likeliest] = features as unknown[];
  if (likeliest === undefined) return null;
  const { geometry, properties } = part(likeliest);
  return { formattedAddress: addressOf(part(properties)), ...placeOf(part(geometry)) };
}

/** The municipality is the city that people write. */
function addressOf({ name, postalcode, localadmin, locality }: Record<string, unknown>): string {
  const city = nameOf(localadmin ?? locality, LONGEST_CITY);
  return `${nameOf(name, LONGEST_NAME)}, ${[...codeOf(postalcode), city].join(' ')}`;
}

function placeOf({ type, coordinates }: Record<string, unknown>): Pick<Geokoodi, 'lat' | 'lng'> {
  demand(type === 'Point' && Array.isArray(coordinates) && coordinates.length === 2, 'the point');
  // Latitude and longitude in the wrong order are not in Finland.
  const [lng, lat] = coordinates as unknown[];
  return { lat: degrees(FINLAND.lat, lat), lng: degrees(FINLAND.lng, lng) };
}

function degrees([least, most]: readonly [number, number], value: unknown): number {
  demand(typeof value === 'number' && value >= least && value <= most, 'a coordinate');
  return Number((value as number).toFixed(DECIMALS_OF_DEGREE));
}

function nameOf(value: unknown, longest: number): string {
  demand(typeof value === 'string' && value.length <= longest && NAME.test(value), 'a name');
  return (value as string).normalize('NFC').trim();
}

/** None where the address has no postal code. */
function codeOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  demand(typeof value === 'string' && POSTAL_CODE.test(value), 'a postal code');
  return [value as string];
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`${what} cannot be`);
}

const part = (value: unknown): Record<string, unknown> => {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value), 'what should be an object');
  return value as Record<string, unknown>;
};
