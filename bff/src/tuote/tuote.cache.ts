import type { CacheEntry } from '@keikka/server';
import { EVERYTHING } from '../cache/groups.js';

const company = (asiakasId: number): string => String(asiakasId);

/** Products of a company: kept 360 s as printed, and cleared with every save and delete (C-33, I-146). */
export const tuoteCache: CacheEntry = {
  name: 'tuote',
  ttlSeconds: 360,
  clearedBy: { 'invoicing.tuote.changed.v1': ({ laskuttajaAsiakasId }) => [company(laskuttajaAsiakasId)] },
};

export const tuoteGroups = (asiakasId: number): string[] => [EVERYTHING, company(asiakasId)];
