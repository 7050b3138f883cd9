import type { ListedSijainti, SijaintiFields } from '@keikka/contracts';
import { hasWords, searchText, searchWords } from '@keikka/domain';

/** A factory with the text that it is found by, made once. */
export interface HaettavaTehdas {
  tehdas: ListedSijainti;
  text: string;
}

export const haettavat = (tehtaat: readonly ListedSijainti[]): HaettavaTehdas[] =>
  tehtaat.map((tehdas) => ({
    tehdas,
    text: searchText(
      tehdas.sijaintiNimi,
      tehdas.sijaintiLyh,
      tehdas.osoite1,
      tehdas.osoite2,
      tehdas.omistaja,
    ),
  }));

/** The factories that a search leaves. */
export function loydetyt(tehtaat: readonly HaettavaTehdas[], search: string): ListedSijainti[] {
  const words = searchWords(search);
  return tehtaat.filter(({ text }) => hasWords(text, words)).map(({ tehdas }) => tehdas);
}

export const osat = ['kaikki', 'kaytossa', 'eiSijaintia'] as const;
/** A part of the factories that is shown by itself. */
export type Osa = (typeof osat)[number];

/** Where it is on the map is known. */
export const onSijainti = ({ lat, lng }: Pick<SijaintiFields, 'lat' | 'lng'>): boolean =>
  lat !== null && lng !== null;

/** One that is in use has had an order within a year, or has one that is yet to come. */
export function isInOsa(tehdas: ListedSijainti, osa: Osa): boolean {
  switch (osa) {
    case 'kaikki':
      return true;
    case 'kaytossa':
      return tehdas.keikkaCount > 0 || tehdas.tulossa > 0;
    case 'eiSijaintia':
      return !onSijainti(tehdas);
  }
}
