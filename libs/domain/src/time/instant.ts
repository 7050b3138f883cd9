import { helsinkiDay, isDay } from './helsinki.js';

/** Date, time and offset as RFC 3339 writes them; seconds and their parts may be left out. */
const FORM =
  /^(\d{4})-(\d\d)-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;
const FIRST_DAY = '20000101';
const LAST_DAY = '20991231';

/**
 * Whether a text is an instant of the years 2000–2099 in Helsinki, with an offset (up to 14 hours) or Z. A day that does
 * not exist is refused: `Date` would take 30 February for 2 March.
 */
export function isInstant(text: string): boolean {
  const [, year = '', month = '', day = ''] = FORM.exec(text) ?? [];
  if (!isDay(year + month + day)) return false;
  const fallsOn = helsinkiDay(new Date(text));
  return fallsOn >= FIRST_DAY && fallsOn <= LAST_DAY;
}
