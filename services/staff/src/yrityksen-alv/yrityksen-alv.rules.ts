import type { AlvKausi } from '@keikka/domain';

interface Setting {
  value: string;
  startDate: string | null;
  endDate: string | null;
}

const PERCENT = /^\d{1,3}(\.\d{1,4})?$/;
const MOST = 100;

/** The VAT rates of a company's settings. A value that is no percentage is none. */
export const alvKaudet = (settings: readonly Setting[]): AlvKausi[] =>
  settings.flatMap(({ value, startDate, endDate }) => {
    const alv = value.trim().replace(',', '.');
    return PERCENT.test(alv) && Number(alv) <= MOST ? [{ alv, startDate, endDate }] : [];
  });
