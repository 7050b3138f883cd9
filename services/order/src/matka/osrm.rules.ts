import { isMatka, metresBetween, type MatkaPituus, type Place } from '@keikka/domain/ajomatka';

type Point = [lng: number, lat: number];

/** More points than a line across Finland has. */
const POINTS_AT_MOST = 5_000;
/** How far the ends of a way may be from where they were asked for: the nearest road may be a walk away. */
const END_METRES = 20_000;
/** A way cannot be shorter than the straight line between its ends, but for what rounding takes. */
const ROUNDED_METRES = 100;
const FASTEST_METRES_PER_SECOND = 50;
const SECONDS_PER_MINUTE = 60;

/** What OSRM calls a way that is not there. */
const noWay = new Set<unknown>(['NoRoute', 'NoSegment']);

/**
 * The way in an answer of OSRM, of which nothing is believed that cannot be: null where it says that there is none.
 * @throws Error when it is no answer to what was asked
 */
export function readRoute(
  answer: unknown,
  from: Place,
  to: Place,
): (MatkaPituus & { reitti: Point[] }) | null {
  const { code, routes } = part(answer);
  if (noWay.has(code)) return null;
  demand(code === 'Ok' && Array.isArray(routes), 'the code');
  const { distance, duration, geometry } = part((routes as unknown[])[0]);
  const metres = numberUpFrom(0, distance);
  const seconds = numberUpFrom(metres / FASTEST_METRES_PER_SECOND, duration);
  const reitti = lineOf(geometry);
  const [first, last] = [placeOf(reitti[0]), placeOf(reitti.at(-1))];
  // Latitude and longitude in the wrong order are thousands of kilometres away.
  demand(metresBetween(first, from) <= END_METRES && metresBetween(last, to) <= END_METRES, 'the ends');
  demand(metres + ROUNDED_METRES >= metresBetween(first, last), 'the distance');
  const matka = { matkaM: Math.round(metres), matkaAika: Math.round(seconds / SECONDS_PER_MINUTE) };
  demand(isMatka(matka), 'the length');
  return { ...matka, reitti };
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`${what} cannot be`);
}

const part = (value: unknown): Record<string, unknown> => {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value), 'what should be an object');
  return value as Record<string, unknown>;
};

function numberUpFrom(least: number, value: unknown): number {
  demand(typeof value === 'number' && Number.isFinite(value) && value >= least, 'a number');
  return value as number;
}

function lineOf(geometry: unknown): Point[] {
  const { type, coordinates } = part(geometry);
  demand(type === 'LineString' && Array.isArray(coordinates), 'the line');
  const points = coordinates as unknown[];
  demand(points.length >= 2 && points.length <= POINTS_AT_MOST, 'the number of points');
  return points.map(pointOf);
}

function pointOf(point: unknown): Point {
  demand(Array.isArray(point) && point.length === 2, 'a point');
  const [lng, lat] = point as unknown[];
  return [within(180, lng), within(90, lat)];
}

const within = (most: number, degrees: unknown): number => {
  const value = numberUpFrom(-most, degrees);
  demand(value <= most, 'a coordinate');
  return value;
};

const placeOf = ([lng, lat]: Point = [Number.NaN, Number.NaN]): Place => ({ lat, lng });
