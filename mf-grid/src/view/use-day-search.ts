import { useAddressParam, useCan, useStillHere } from '@keikka/sdk';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { filterWords } from '../day/rows/day-filter.js';

const PARAM = 'haku';
const DEBOUNCE_MS = 300;

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
  const { text: searched, words, search } = useDaySearch();
  const isStillHere = useStillHere();
  const [typed, setTyped] = useState<string | null>(null);
  const [arrived, setArrived] = useState(searched);
  if (searched !== arrived) {
    setArrived(searched);
    // The typed text had already been searched, so this search comes from elsewhere, such as from Back.
    if (typed?.trim() === arrived) setTyped(null);
  }
  useEffect(() => {
    if (typed === null || typed.trim() === searched) return;
    const timer = setTimeout(() => {
      if (isStillHere()) search(typed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, searched, isStillHere, search]);
  function searchNow(): readonly string[] {
    if (typed === null || typed.trim() === searched) return words;
    search(typed);
    return filterWords(typed);
  }
  function setText(text: string): void {
    setTyped(text);
    if (text === '') search('');
  }
  return { text: typed ?? searched, words, setText, searchNow };
}
