import { helsinkiInstant, MINUTE_MS } from '@keikka/domain';

/** The day of the tests: a Friday. */
export const DAY = '20261120';

/** The instant of a wall time such as '7:30' on the test day. */
export function at(time: string, yyyymmdd = DAY): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return helsinkiInstant(yyyymmdd, hours * 60 + minutes).toISOString();
}

interface Span {
  timeStart: string;
  timeEnd: string;
}

/** The times of a bar under all their names, of which a test gives the first two. */
export function barTimes({ timeStart = at('10:00'), timeEnd = at('13:30') }: Partial<Span>): Span & {
  pumppuAika: string;
  pumppuKesto: number;
} {
  const pumppuKesto = (Date.parse(timeEnd) - Date.parse(timeStart)) / MINUTE_MS;
  return { timeStart, timeEnd, pumppuAika: timeStart, pumppuKesto };
}
