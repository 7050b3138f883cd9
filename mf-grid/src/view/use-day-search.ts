import { useAddressParam, useAddressText, useCan } from '@keikka/sdk';
import { useCallback, useMemo } from 'react';
import { filterWords } from '../day/rows/day-filter.js';

const PARAM = 'haku';

interface DaySearch {
  /** The searched text. */
  text: string;
  /** Its words; the same array while the search is the same. */
  words: readonly string[];
  /** Changes the search; an empty text ends it. */
  search: (text: string) => void;
}

/**
 * The search of the day. The address holds it, so that a reload or a link keeps it. Persons without the right to search
 * have none, even with such a link, because they have no field to end it (G-029).
 */
export function useDaySearch(): DaySearch {
  const maySearch = useCan('page.grid.suodata.read');
  const [inAddress, setInAddress] = useAddressParam(PARAM);
  const text = maySearch ? (inAddress ?? '').trim() : '';
  const words = useMemo(() => filterWords(text), [text]);
  const search = useCallback((next: string) => setInAddress(next.trim(), { replace: true }), [setInAddress]);
  return { text, words, search };
}

interface SearchField extends Pick<DaySearch, 'words'> {
  /** The text of the field with its surrounding spaces, because the next word is still to come. */
  text: string;
  /** An empty text ends the search at once. */
  setText: (text: string) => void;
  /** Searches the typed text at once and returns its words. */
  searchNow: () => readonly string[];
}

/** The field of the day's search. The search follows the typing with a pause after the last key (G-197). */
export function useSearchField(): SearchField {
  const { words } = useDaySearch();
  const { text, setText, writeNow } = useAddressText(PARAM);
  function searchNow(): readonly string[] {
    writeNow();
    return filterWords(text);
  }
  return { text, words, setText, searchNow };
}
