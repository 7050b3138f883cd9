import { call } from '../../call.js';
import { reference } from '../../fields/field.js';

/** The latest orders of a company, summed for each maker, pump supplier and source; newer orders weigh more (I-046). */
export interface WeightedStat {
  betoniAsiakasId: number | null;
  betoniAsiakasNimi: string;
  pumppuAsiakasId: number | null;
  pumppuAsiakasNimi: string;
  sourceAsiakasId: number;
  sourceAsiakasNimi: string;
  sourceAsiakasColorCode: string;
  weightedM3: number;
  weightedCount: number;
  weightedKeikkaMinutes: number;
}

export const statCalls = {
  /** Of the company `id`, the biggest weighted amount first (I-148). */
  listWeighted: call('GET', '/api/stat/getStat2Weighted/:id', 'order.stat.list-weighted')
    .takes({ id: reference() })
    .answers<WeightedStat[]>(),
} as const;
