import type { LaskupohjaListed } from '@keikka/contracts';
import { hasWords, searchText, searchWords } from '@keikka/domain';

interface Suodattimet {
  search: string;
  tila: number | null;
}

/** The templates of a state whose name, customer, source or number has every word of the search. */
export function suodataPohjat(
  pohjat: readonly LaskupohjaListed[],
  { search, tila }: Suodattimet,
): LaskupohjaListed[] {
  const words = searchWords(search);
  return pohjat.filter((pohja) => {
    if (tila !== null && pohja.laskupohjaTilaId !== tila) return false;
    const { laskupohjaNimi, asiakasNimi, sourceAsiakasNimi, laskupohjaId, selite } = pohja;
    const text = searchText([laskupohjaNimi, asiakasNimi, sourceAsiakasNimi, selite, laskupohjaId].join(' '));
    return hasWords(text, words);
  });
}
