import { clockOf, clockRange } from '@keikka/domain';

/** The Finnish texts of a day's free and taken time. */
export const texts = {
  hours: (hour: number) => String(hour),
  busy: 'ajossa',
  thisOrder: 'tämä tilaus',
  both: 'osuu päälle',

  freeAllDay: 'vapaa koko päivän',
  freeFrom: (from: number) => `vapaa ${clockOf(from)} alkaen`,
  freeTo: (to: number) => `vapaa ${clockOf(to)} asti`,
  free: (from: number, to: number) => `vapaa ${clockRange(from, to)}`,

  taken: (start: number, end: number, name: string) => `varattu ${clockRange(start, end)} ${name}`.trim(),
  huolto: (start: number, end: number) => `huollossa ${clockRange(start, end)}`,
  poissaAjosta: (start: number, end: number) => `poissa ajosta ${clockRange(start, end)}`,
} as const;
