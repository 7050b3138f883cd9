import { clockAt, type Clock } from './clock.js';
import { isoWeek, weekday, type Yyyymmdd } from './helsinki.js';

const weekdays = ['maanantai', 'tiistai', 'keskiviikko', 'torstai', 'perjantai', 'lauantai', 'sunnuntai'];
const months = [
  'tammi',
  'helmi',
  'maalis',
  'huhti',
  'touko',
  'kesä',
  'heinä',
  'elo',
  'syys',
  'loka',
  'marras',
  'joulu',
];

const day = (yyyymmdd: Yyyymmdd): number => Number(yyyymmdd.slice(6, 8));
const month = (yyyymmdd: Yyyymmdd): number => Number(yyyymmdd.slice(4, 6));
const year = (yyyymmdd: Yyyymmdd): string => yyyymmdd.slice(0, 4);

/** 'perjantai 20. marraskuuta 2026' */
export function longDate(yyyymmdd: Yyyymmdd): string {
  return `${weekdayName(yyyymmdd)} ${day(yyyymmdd)}. ${months[month(yyyymmdd) - 1] ?? ''}kuuta ${year(yyyymmdd)}`;
}

/** 'pe 20.11.2026' */
export function shortDate(yyyymmdd: Yyyymmdd): string {
  return `${weekdayName(yyyymmdd).slice(0, 2)} ${numericDate(yyyymmdd)}`;
}

/** 'pe 20.11.', where the year is plain. */
export function shortDay(yyyymmdd: Yyyymmdd): string {
  return `${weekdayName(yyyymmdd).slice(0, 2)} ${dayMonth(yyyymmdd)}`;
}

/** '20.11.2026' */
export function numericDate(yyyymmdd: Yyyymmdd): string {
  return `${dayMonth(yyyymmdd)}${year(yyyymmdd)}`;
}

/** '20.11.' */
export function dayMonth(yyyymmdd: Yyyymmdd): string {
  return `${day(yyyymmdd)}.${month(yyyymmdd)}.`;
}

export function weekdayName(yyyymmdd: Yyyymmdd): string {
  return weekdays[weekday(yyyymmdd) - 1] ?? '';
}

/** 'vk 47' */
export function weekText(yyyymmdd: Yyyymmdd): string {
  return `vk ${isoWeek(yyyymmdd)}`;
}

/** Wall minutes of a day as '7:00'; 1440 and more go on from 0:00. */
export function clockText(wallMinutes: number): string {
  const minutes = ((wallMinutes % 1440) + 1440) % 1440;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

const halfTexts = { summer: ' kesäaikaa', winter: ' talviaikaa' };

/** ' talviaikaa' after a time that the clock shows twice; nothing after the others. */
export const halfText = ({ half }: Pick<Clock, 'half'>): string => (half ? halfTexts[half] : '');

/** Printed times where room is scarce: '3:30 talvi' instead of '3:30 talviaikaa'. */
export const shortTimes = (printed: string): string => printed.replaceAll(/(?<= kesä| talvi)aikaa/g, '');

/** The wall clock of an instant: '7:00'; in the hour that the clock shows twice '3:30 talviaikaa'. */
export function clockOf(instant: Date | number): string {
  const clock = clockAt(instant);
  return clockText(clock.minuteOfDay) + halfText(clock);
}

/** '7:00–16:30' */
export function clockRange(start: Date | number, end: Date | number): string {
  return `${clockOf(start)}–${clockOf(end)}`;
}

/** Minutes for reading, exact: '3 h 45 min', '2 h', '45 min'. A day and more stay hours: '25 h'. */
export function hoursText(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`];
  return parts.filter(Boolean).join(' ');
}
