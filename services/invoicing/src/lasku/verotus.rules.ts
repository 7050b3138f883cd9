import { helsinkiDay } from '@keikka/domain';
import type { OsapuoliRow } from '../osapuoli/osapuoli.entity.js';

/** Whether a payer's status of selling construction services holds on the day of the work. Work without a day is not done yet. */
export function myyRakentamispalvelua(
  maksaja: Pick<OsapuoliRow, 'myyRakentamispalvelua' | 'rakentamispalveluAlkaen'> | undefined,
  pumppuAika: Date | null,
): boolean {
  if (!maksaja?.myyRakentamispalvelua || !maksaja.rakentamispalveluAlkaen || !pumppuAika) return false;
  return maksaja.rakentamispalveluAlkaen <= helsinkiDay(pumppuAika);
}

/** The rows with whether their VAT is the buyer's to pay: their product is one of those that are construction services. */
export const merkityt = <R extends { tuoteId: number | null }>(
  rivit: readonly R[],
  palvelut: ReadonlySet<number>,
): (R & { kaannetty: boolean })[] =>
  rivit.map((rivi) => ({ ...rivi, kaannetty: rivi.tuoteId !== null && palvelut.has(rivi.tuoteId) }));
