import { keikkaTila, pumppuKestoLimits } from '@keikka/domain';

/** No order lasts longer: with it the start of an order bounds an index scan for what overlaps a window. */
export const LONGEST_KEIKKA_SQL = `interval '${pumppuKestoLimits.max} minutes'`;

/** `takesTime` of libs/domain for order `k`, in SQL. */
export const TAKES_TIME_SQL = `k.keikka_tila_id not in (${keikkaTila.peruttu}, ${keikkaTila.poistettu})`;
