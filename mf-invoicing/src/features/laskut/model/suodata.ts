import type { LaskuListed } from '@keikka/contracts';
import { hasWords, searchText, searchWords } from '@keikka/domain';

export interface LaskuSuodatin {
  search: string;
  /** Ids of statuses and names of destinations; null for any. */
  tila: number | null;
  kohde: string | null;
}

/** The invoices that pass every filter. The search looks for all its words in what the list shows. */
export function suodata(
  laskut: readonly LaskuListed[],
  { search, tila, kohde }: LaskuSuodatin,
): readonly LaskuListed[] {
  const words = searchWords(search);
  return laskut.filter(
    (lasku) =>
      (tila === null || lasku.keikkaLaskuStatusTypeId === tila) &&
      (kohde === null || lasku.laskuDestination === kohde) &&
      (words.length === 0 || hasWords(textOf(lasku), words)),
  );
}

const textOf = ({ laskuNo, keikkaId, maksajaAsiakasNimi, tyomaaNimi, ...lasku }: LaskuListed): string =>
  searchText(laskuNo, String(keikkaId), maksajaAsiakasNimi, tyomaaNimi, lasku.keikkaLaskuStatusTypeName);
