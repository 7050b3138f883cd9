import type { KeikkaData } from '@keikka/contracts';
import {
  helsinkiInstant,
  newKeikkaTime,
  pumpEnd,
  pumppuKestoFault,
  pumppuKestoH,
  pumpTimeOnDay,
  type PumpTime,
  type Yyyymmdd,
} from '@keikka/domain';

/** The fields of an order that tell its time. */
export type TimeFields = Pick<
  KeikkaData,
  'pumppuAika' | 'pumppuKesto' | 'pumppuKestoH' | 'timeStart' | 'timeEnd'
>;

/** null while the order has no time. */
export function pumpTimeOf({
  pumppuAika,
  pumppuKesto,
}: Pick<KeikkaData, 'pumppuAika' | 'pumppuKesto'>): PumpTime | null {
  return pumppuAika ? { start: new Date(pumppuAika), minutes: pumppuKesto } : null;
}

export function timeFields({
  pumppuAika,
  pumppuKesto,
  pumppuKestoH: hours,
  timeStart,
  timeEnd,
}: TimeFields): TimeFields {
  return { pumppuAika, pumppuKesto, pumppuKestoH: hours, timeStart, timeEnd };
}

/** The fields as the order will have them once the time is saved. */
export function fieldsAt(time: PumpTime): TimeFields {
  const [start, end] = [time.start.toISOString(), pumpEnd(time).toISOString()];
  const { minutes } = time;
  return {
    pumppuAika: start,
    pumppuKesto: minutes,
    pumppuKestoH: pumppuKestoH(minutes),
    timeStart: start,
    timeEnd: end,
  };
}

/** The order's time on a day. One without a time begins when a new order does, and lasts as long unless it has a length. */
export function timeOnDay(keikka: Pick<KeikkaData, 'pumppuAika' | 'pumppuKesto'>, day: Yyyymmdd): PumpTime {
  const time = pumpTimeOf(keikka);
  if (time) return pumpTimeOnDay(time, day);
  const { startMinute, minutes } = newKeikkaTime;
  const hasLength = pumppuKestoFault(keikka.pumppuKesto) === undefined;
  return { start: helsinkiInstant(day, startMinute), minutes: hasLength ? keikka.pumppuKesto : minutes };
}
