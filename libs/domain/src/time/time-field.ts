import { MINUTE_MS } from './duration.js';

const MINUTES_PER_HOUR = 60;
const AUTO_MINUTES = 60;
/**
 * Reads what was typed into a time field [G-175]: 'H:MM', 'HH:MM', 1–2 digits as the hour, 3–4 digits as hmm. Finns
 * write the point as often as the colon, a numeric keypad has but a comma, and 'klo' is read aloud before it.
 * Returns wall minutes of the day (0–1439), or undefined when the text is no time of day.
 */
export function parseTimeField(text: string): number | undefined {
  const match = /^(?:klo\s*)?(\d{1,2})(?:[:.,]?(\d{2}))?$/i.exec(text.trim());
  if (!match) return undefined;
  const hours = Number(match[1]);
  const minutes = Number(match[2] ?? 0);
  return hours < 24 && minutes < MINUTES_PER_HOUR ? hours * MINUTES_PER_HOUR + minutes : undefined;
}

/** Text without a number is not even an attempt at a time: the field goes back to its old value [G-175]. */
export const isAttemptAtTime = (text: string): boolean => /\d/.test(text);

export interface RepairedSpan {
  start: Date;
  end: Date;
  minutes: number;
}

/**
 * The start, end and duration after one of the two was set [G-174]: a span that would be empty or turned round becomes
 * an hour from its start, whichever end was touched.
 */
export function repairSpan(start: Date, end: Date): RepairedSpan {
  if (start < end) return { start, end, minutes: Math.round((end.getTime() - start.getTime()) / MINUTE_MS) };
  return { start, end: new Date(start.getTime() + AUTO_MINUTES * MINUTE_MS), minutes: AUTO_MINUTES };
}
