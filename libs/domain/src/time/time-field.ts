import { withoutUnseen } from '../text/unseen.js';
import type { Clock, ClockHalf } from './clock.js';
import { clockText, halfText } from './format.js';

const MINUTES_PER_HOUR = 60;
/** No time is longer; a longer text is not looked at, because a heap of marks takes long to put in order. */
const MOST_CHARACTERS = 60;
/** Compared without dots and by its beginning, because 't' says it and many a keyboard has no 'ä'. */
const halfWords = { summer: 'kesaaikaa', winter: 'talviaikaa' } as const;
const TIME_FORM = /^(?:klo\s*)?(\d{1,2})(?:[:.,]?(\d{2}))?(?:\s*(\p{L}+))?$/iu;

/**
 * Reads the text of a time field [G-175]: 'H:MM', 'HH:MM', 1–2 digits as the hour, 3–4 digits as hmm. A point, a comma
 * (numeric keypads have no colon) and a leading 'klo' are accepted too, and after the time its half: '3:30 talviaikaa',
 * '3:30 t'. Undefined when the text is no time of day.
 */
export function parseClock(text: string): Clock | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const match = TIME_FORM.exec(plainLetters(withoutUnseen(text).trim()));
  if (!match) return undefined;
  const [, hour, minute = 0, word] = match;
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hours >= 24 || minutes >= MINUTES_PER_HOUR) return undefined;
  const minuteOfDay = hours * MINUTES_PER_HOUR + minutes;
  if (word === undefined) return { minuteOfDay };
  const half = halfOf(word);
  return half && { minuteOfDay, half };
}

const plainLetters = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll('a\u0308', 'a');

function halfOf(word: string): ClockHalf | undefined {
  if (halfWords.summer.startsWith(word)) return 'summer';
  return halfWords.winter.startsWith(word) ? 'winter' : undefined;
}

/** Wall minutes of the day (0–1439) of a text that tells no half, as of a time without a day; else undefined. */
export function parseTimeField(text: string): number | undefined {
  const clock = parseClock(text);
  return clock?.half ? undefined : clock?.minuteOfDay;
}

/** The text of a time field: '07:00' [G-175, G-176]. Printed times are without the zero. */
export const timeFieldText = (clock: Clock): string =>
  clockText(clock.minuteOfDay).padStart(5, '0') + halfText(clock);
