import { dayMonth, shortDate, timeFieldText, clockAt, type Yyyymmdd } from '@keikka/domain';

/** '07:00' */
const clock = (instant: Date): string => timeFieldText(clockAt(instant));
/** An arrow never begins a line. */
const arrow = (from: string, to: string): string => `${from} →\u00a0${to}`;

/** The Finnish texts of an order's time. */
export const texts = {
  day: 'Päivä',
  noTime: 'Aika puuttuu',

  startChanged: (from: Date, to: Date) => `Aloitusaika päivitetty: ${clock(from)} → ${clock(to)}`,
  endChanged: 'Lopetusaika päivitetty',
  dayChanged: 'Päivämäärä vaihdettu',
  startBack: (from: Date, to: Date) => `aloitusaika takaisin ${arrow(clock(from), clock(to))}`,
  endBack: (from: Date, to: Date) => `lopetusaika takaisin ${arrow(clock(from), clock(to))}`,
  dayBack: (from: Yyyymmdd, to: Yyyymmdd) => `päivämäärä takaisin ${arrow(dayMonth(from), shortDate(to))}`,

  saveFailed: 'Ajan tallennus epäonnistui',
  badDuration: 'Virheellinen kesto',
} as const;
