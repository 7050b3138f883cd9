import { keikkaTila, pumppuKestoLimits } from '@keikka/domain';

/** No order lasts longer, so its start bounds an index scan for orders that overlap a window. */
export const LONGEST_KEIKKA_SQL = `interval '${pumppuKestoLimits.max} minutes'`;

/** `takesTime` of libs/domain for order `k`, in SQL. */
export const TAKES_TIME_SQL = `k.keikka_tila_id not in (${keikkaTila.peruttu}, ${keikkaTila.poistettu})`;

/** `isDelivered` of libs/domain for order `k`, in SQL: an archived order was delivered before. */
export const IS_DELIVERED_SQL = `k.keikka_tila_id in (${keikkaTila.toimitettu}, ${keikkaTila.arkistoitu})`;

const MIDNIGHT_SQL = `date_trunc('day', o.pumppu_aika at time zone 'Europe/Helsinki')`;
/** The first instant of the day in Helsinki on which order `o` begins. */
export const DAY_START_SQL = `(${MIDNIGHT_SQL} at time zone 'Europe/Helsinki')`;
/** The last millisecond of that day. */
export const DAY_END_SQL = `((${MIDNIGHT_SQL} + interval '1 day') at time zone 'Europe/Helsinki' - interval '1 millisecond')`;
