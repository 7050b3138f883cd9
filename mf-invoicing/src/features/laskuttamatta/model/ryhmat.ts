import { laskuttamattaSyyt, type LaskuttamatonKeikka, type LaskuttamattaSyy } from '@keikka/contracts';
import { hasWords, searchText, searchWords, summa } from '@keikka/domain';

/** The orders with one reason, and the money at stake in them. */
export interface Ryhma {
  syy: LaskuttamattaSyy;
  rivit: LaskuttamatonKeikka[];
  summat: Summat;
}

/** A row of the table: an order, or the heading of its group. */
export interface TaulunRivi {
  ryhma: Ryhma;
  keikka: LaskuttamatonKeikka | null;
}

/** What is still to be billed, how much of that is estimated, and what was billed too much, all positive. */
export interface Summat {
  rahaa: string;
  arviota: string;
  liikaa: string;
}

/** The money at stake in an order; an estimate where nothing else tells it. */
const moneyOf = ({ rahaa, arvio }: LaskuttamatonKeikka): string | null => rahaa ?? arvio?.rahaa ?? null;

export function summatOf(rivit: readonly LaskuttamatonKeikka[]): Summat {
  const amounts = rivit.flatMap((rivi) => moneyOf(rivi) ?? []);
  const isTooMuch = (amount: string): boolean => amount.startsWith('-');
  return {
    rahaa: summa(amounts.filter((amount) => !isTooMuch(amount))),
    arviota: summa(rivit.flatMap(({ rahaa, arvio }) => (rahaa === null && arvio ? arvio.rahaa : []))),
    liikaa: summa(amounts.filter(isTooMuch).map((amount) => amount.slice(1))),
  };
}

/** The orders by reason, of each reason the most money first; a reason without orders is no group. */
export function ryhmat(rivit: readonly LaskuttamatonKeikka[]): Ryhma[] {
  const money = (rivi: LaskuttamatonKeikka): number => Number(moneyOf(rivi) ?? 0);
  return laskuttamattaSyyt
    .map((syy) => {
      const own = rivit
        .filter((rivi) => rivi.syy === syy)
        .toSorted((one, other) => money(other) - money(one) || one.keikkaId - other.keikkaId);
      return { syy, rivit: own, summat: summatOf(own) };
    })
    .filter(({ rivit: own }) => own.length > 0);
}

/** The orders that have all words of the search in what the list shows. */
export function haetut(
  rivit: readonly LaskuttamatonKeikka[],
  search: string,
): readonly LaskuttamatonKeikka[] {
  const words = searchWords(search);
  if (words.length === 0) return rivit;
  return rivit.filter(({ keikkaId, maksaja, tyomaaNimi, ajoneuvo, havainto }) =>
    hasWords(searchText(String(keikkaId), maksaja, tyomaaNimi, ajoneuvo, havainto), words),
  );
}
