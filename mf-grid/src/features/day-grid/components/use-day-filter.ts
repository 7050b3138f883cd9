import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { filterWords } from '../model/day-filter.js';

const PARAM = 'haku';
const DEBOUNCE_MS = 300;

export interface DayFilter {
  /** As it stands in the field. */
  text: string;
  setText: (text: string) => void;
  /** What the board is filtered by: the same array as long as the search is the same. */
  words: readonly string[];
  /** Searches what is typed at once; answers its words. */
  searchNow: () => readonly string[];
}

/** The search of the day: in the address a moment after the last key (G-197), so that a reload or a link keeps it. */
export function useDayFilter(): DayFilter {
  const [params, setParams] = useSearchParams();
  const searched = params.get(PARAM) ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [arrived, setArrived] = useState(searched);
  if (searched !== arrived) {
    setArrived(searched);
    // Not with the search itself: until the address has it, the field would show what it had before.
    if (typed?.trim() === searched.trim()) setTyped(null);
  }
  const search = useCallback(
    (text: string) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (text.trim()) after.set(PARAM, text);
          else after.delete(PARAM);
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
  useEffect(() => {
    if (typed === null) return;
    const isSearched = typed.trim() === searched.trim();
    const timer = setTimeout(() => (isSearched ? setTyped(null) : search(typed)), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, searched, search]);
  const words = useMemo(() => filterWords(searched), [searched]);
  function searchNow(): readonly string[] {
    if (typed === null) return words;
    search(typed);
    return filterWords(typed);
  }
  return { text: typed ?? searched, setText: setTyped, words, searchNow };
}
