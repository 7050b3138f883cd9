import { helsinkiDay } from '@keikka/domain';
import type { OsapuoliRow } from '../../osapuoli/osapuoli.entity.js';

/** Whether a payer's status of selling construction services holds on the day of the work. Work without a day is not done yet. */
export function myyRakentamispalvelua(
  maksaja: Pick<OsapuoliRow, 'myyRakentamispalvelua' | 'rakentamispalveluAlkaen'> | undefined,
  pumppuAika: Date | null,
): boolean {
  if (!maksaja?.myyRakentamispalvelua || !maksaja.rakentamispalveluAlkaen || !pumppuAika) return false;
  return maksaja.rakentamispalveluAlkaen <= helsinkiDay(pumppuAika);
}

/** A row, and of a credit which row it takes back. */
interface Rivi {
  tuoteId: number | null;
  hyvitettyKeikkaLaskuRiviId?: number | null;
  kaannetty?: boolean;
}

/**
 * The rows with whether their VAT is the buyer's to pay: their product is one of those that are construction services. A row of
 * a credit is taxed as the row that it credits was, whatever the payer has become since.
 */
export const merkityt = <R extends Rivi>(
  rivit: readonly R[],
  palvelut: ReadonlySet<number>,
): (R & { kaannetty: boolean })[] =>
  rivit.map((rivi) => ({ ...rivi, kaannetty: onKaannetty(rivi, palvelut) }));

function onKaannetty(
  { tuoteId, hyvitettyKeikkaLaskuRiviId = null, kaannetty = false }: Rivi,
  palvelut: ReadonlySet<number>,
): boolean {
  if (hyvitettyKeikkaLaskuRiviId !== null) return kaannetty;
  return tuoteId !== null && palvelut.has(tuoteId);
}
