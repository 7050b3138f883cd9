import { personName } from '../../person/person-name.js';
import { helsinkiWall, weekday, type Yyyymmdd } from '../../time/helsinki.js';
import { decimalSum } from '../language/fraction.js';
import { roundHalf } from '../language/functions.js';
import { numberOf } from '../language/value.js';
import type { BetoniFields, KeikkaFacts } from './keikka-facts.js';

/** The day and the time of an instant on the wall clock in Helsinki. */
export interface WallTime {
  readonly yyyymmdd: Yyyymmdd;
  readonly minuteOfDay: number;
  /** Monday 1 to Sunday 7. */
  readonly weekday: number;
}

/** By ISO text, because the colour rules of a board read the same few hundred starts repeatedly. */
const known = new Map<string, WallTime>();
const MOST_REMEMBERED = 20_000;

/** Day and time of an ISO instant; undefined for none. */
export function wallTime(instant: string | null | undefined): WallTime | undefined {
  if (!instant) return undefined;
  const found = known.get(instant);
  if (found) return found;
  const at = new Date(instant);
  const year = at.getUTCFullYear();
  // An invalid instant (its year is NaN) has no value, nor has one whose day or week is not eight digits.
  if (!(year >= 1000 && year < 9999)) return undefined;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const day = helsinkiWall(at);
  const wall = { ...day, weekday: weekday(day.yyyymmdd) };
  known.set(instant, wall);
  return wall;
}

/** '07:30' */
export function clockOf(instant: string | null | undefined): string | undefined {
  const wall = wallTime(instant);
  if (!wall) return undefined;
  const two = (value: number): string => `${value}`.padStart(2, '0');
  return `${two(Math.floor(wall.minuteOfDay / 60))}:${two(wall.minuteOfDay % 60)}`;
}

/** A field as a number, whether it is a number or the text of a `numeric`. */
export function numeric(value: number | string | null | undefined): number | undefined {
  return typeof value === 'string' ? numberOf(value) : (value ?? undefined);
}

/** Minutes as hours, rounded up to half hours: 61 minutes are 1,5 h [G-196]. */
export function halfHours(minutes: number | string | null | undefined): number | undefined {
  const value = numeric(minutes);
  return value === undefined ? undefined : roundHalf(value / 60);
}

/** Metres as kilometres, with all their decimals. */
export function kilometres(metres: number | string | null | undefined): number | undefined {
  const value = numeric(metres);
  return value === undefined ? undefined : value / 1000;
}

/** The line at hand, or else all lines of the order. */
const lines = ({ betoni, keikka }: KeikkaFacts): readonly BetoniFields[] =>
  betoni ? [betoni] : (keikka?.betonit ?? []);

/** The distinct texts of the lines, joined: 'C30/37, C25/30'. */
export function ofLines(
  facts: KeikkaFacts,
  read: (line: BetoniFields) => string | null | undefined,
): string | undefined {
  const texts = new Set(lines(facts).map((line) => read(line) ?? ''));
  texts.delete('');
  return texts.size === 0 ? undefined : [...texts].join(', ');
}

/** Yes when it holds for any line; no value when there are no lines or none has a value. */
export function anyLine(facts: KeikkaFacts, read: (line: BetoniFields) => unknown): boolean | undefined {
  const said = lines(facts)
    .map(read)
    .filter((flag) => flag != null);
  return said.length === 0 ? undefined : said.some(Boolean);
}

/** Yes when all lines are confirmed, no when any is refused, otherwise no value. */
export function allConfirmed(facts: KeikkaFacts): boolean | undefined {
  const states = lines(facts).map((line) => line.betoniVahvistettu);
  if (states.includes(false)) return false;
  return states.length > 0 && states.every(Boolean) ? true : undefined;
}

/** The delivered amounts: those of the loads when there are loads, otherwise those of the lines. */
export function deliveredM3(facts: KeikkaFacts): number | undefined {
  const loads = facts.betoni ? undefined : facts.toimitus?.kuormat;
  const amounts = loads?.length
    ? loads.map((load) => load.m3)
    : lines(facts).map((line) => line.toimitettuM3);
  const numbers = amounts.map(numeric).filter((amount) => amount !== undefined);
  return numbers.length === 0 ? undefined : decimalSum(numbers);
}

/** 'Matti Virtanen, Liisa Niemi', in the chosen order; no value without drivers. */
export function driverNames({ keikka }: KeikkaFacts): string | undefined {
  const names = keikka?.kuskit?.map(personName).filter(Boolean);
  return names?.length ? names.join(', ') : undefined;
}
