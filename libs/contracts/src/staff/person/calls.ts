import { call } from '../../call.js';
import { day, reference } from '../../fields/field.js';
import type { GridDriver, KuskiDaySum, KuskiSum } from '../types.js';

/** A driver of the drivers panel with the sums of the day's orders (G-115, G-292). */
export type KuskiOfDay = GridDriver & Omit<KuskiDaySum, 'personId'>;

export const personCalls = {
  listKuskit: call('GET', '/api/person/kuskit/list/:ownerAsiakasId/:yyyymmdd')
    .takes({ ownerAsiakasId: reference(), yyyymmdd: day() })
    .answers<KuskiOfDay[]>(),
  /** What each driver has driven in the six months before a day (O-317); who has driven nothing is left out. */
  listKuskiSums: call('GET', '/api/person/kuskit/sums/:ownerAsiakasId/:yyyymmdd', 'order.kuski.sums')
    .takes({ ownerAsiakasId: reference(), yyyymmdd: day() })
    .answers<KuskiSum[]>(),
} as const;
