import { withoutUnseen } from '../text/unseen.js';
import { MINUTE_MS } from './duration.js';
import { clockText } from './format.js';

const MINUTES_PER_HOUR = 60;
const AUTO_MINUTES = 60;
/**
 * Parses the text of a time field [G-175]: 'H:MM', 'HH:MM', 1–2 digits as the hour, 3–4 digits as hmm. A point, a comma
 * (numeric keypads have no colon) and a leading 'klo' are accepted too. Returns wall minutes of the day (0–1439), or
 * undefined when the text is no time of day.
 */
export function parseTimeField(text: string): number | undefined {
  const match = /^(?:klo\s*)?(\d{1,2})(?:[:.,]?(\d{2}))?$/i.exec(withoutUnseen(text).trim());
  if (!match) return undefined;
  const hours = Number(match[1]);
  const minutes = Number(match[2] ?? 0);
  return hours < 24 && minutes < MINUTES_PER_HOUR ? hours * MINUTES_PER_HOUR + minutes : undefined;
}

/** The text of a time field: '07:00' [G-175, G-176]. Printed times are without the zero. */
export const timeFieldText = (wallMinutes: number): string => clockText(wallMinutes).padStart(5, '0');

interface RepairedSpan {
  start: Date;
  end: Date;
  minutes: number;
}

/**
 * The start, end and duration after one of the two was set [G-174]. An empty or reversed span becomes an hour from its
 * start, whichever end was changed.
 */
export function repairSpan(start: Date, end: Date): RepairedSpan {
  if (start < end) return { start, end, minutes: Math.round((end.getTime() - start.getTime()) / MINUTE_MS) };
  return { start, end: new Date(start.getTime() + AUTO_MINUTES * MINUTE_MS), minutes: AUTO_MINUTES };
}
