import { useAddressParam, useCan } from '@keikka/sdk';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { filterWords } from '../day/rows/day-filter.js';

const PARAM = 'haku';
const DEBOUNCE_MS = 300;

export interface DaySearch {
  /** What is looked for. */
  text: string;
  /** Its words: the same array as long as the search is the same. */
  words: readonly string[];
  /** Looks for something else from now on; an empty text ends the search. */
  search: (text: string) => void;
}

/**
 * The search of the day: in the address, so that a reload or a link keeps it. For who may not search there is none, also
 * with such a link, since there is no field to end it (G-029).
 */
export function useDaySearch(): DaySearch {
  const maySearch = useCan('page.grid.suodata.read');
  const [inAddress, setInAddress] = useAddressParam(PARAM);
  const text = maySearch ? (inAddress ?? '').trim() : '';
  const words = useMemo(() => filterWords(text), [text]);
  const search = useCallback((next: string) => setInAddress(next.trim(), { replace: true }), [setInAddress]);
  return { text, words, search };
}

export interface SearchField {
  /** As it stands in the field, with the spaces around it: the next word is still to be typed. */
  text: string;
  setText: (text: string) => void;
  /** Searches what is typed at once; answers its words. */
  searchNow: () => readonly string[];
  /** Ends the search at once. */
  clear: () => void;
}

/** The field of the day's search, which follows the typing a moment after the last key (G-197). */
export function useSearchField(): SearchField {
  const { text: searched, words, search } = useDaySearch();
  const [typed, setTyped] = useState<string | null>(null);
  const [arrived, setArrived] = useState(searched);
  if (searched !== arrived) {
    setArrived(searched);
    // What was typed had been searched already, so this search comes from elsewhere, as from Back.
    if (typed?.trim() === arrived) setTyped(null);
  }
  useEffect(() => {
    if (typed === null || typed.trim() === searched) return;
    const timer = setTimeout(() => search(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, searched, search]);
  function searchNow(): readonly string[] {
    if (typed === null || typed.trim() === searched) return words;
    search(typed);
    return filterWords(typed);
  }
  function clear(): void {
    setTyped('');
    search('');
  }
  return { text: typed ?? searched, setText: setTyped, searchNow, clear };
}
