import type { LaskupohjaListed } from '@keikka/contracts';
import { numericDate } from '@keikka/domain';

/** '1.1.2026–31.12.2026'; an end that is left open is left out. */
export const voimassa = ({ startDate, endDate }: Pick<LaskupohjaListed, 'startDate' | 'endDate'>): string =>
  startDate || endDate
    ? `${startDate ? numericDate(startDate) : ''}–${endDate ? numericDate(endDate) : ''}`
    : '';
