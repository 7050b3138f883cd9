import { keikkaTila, pumppuKestoLimits } from '@keikka/domain';

/** No order lasts longer, so its start bounds an index scan for orders that overlap a window. */
export const LONGEST_KEIKKA_SQL = `interval '${pumppuKestoLimits.max} minutes'`;

/** `takesTime` of libs/domain for order `k`, in SQL. */
export const TAKES_TIME_SQL = `k.keikka_tila_id not in (${keikkaTila.peruttu}, ${keikkaTila.poistettu})`;
