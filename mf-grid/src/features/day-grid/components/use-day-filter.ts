import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { filterWords } from '../model/day-filter.js';

const PARAM = 'haku';
const DEBOUNCE_MS = 300;

export interface DayFilter {
  /** As it stands in the field, with the spaces around it: the next word is still to be typed. */
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
  const searched = (params.get(PARAM) ?? '').trim();
  const [typed, setTyped] = useState<string | null>(null);
  const [arrived, setArrived] = useState(searched);
  if (searched !== arrived) {
    setArrived(searched);
    // What was typed had been searched already, so this search comes from elsewhere, as from Back.
    if (typed?.trim() === arrived) setTyped(null);
  }
  const search = useCallback(
    (text: string) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (text.trim()) after.set(PARAM, text.trim());
          else after.delete(PARAM);
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
  useEffect(() => {
    if (typed === null || typed.trim() === searched) return;
    const timer = setTimeout(() => search(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, searched, search]);
  const words = useMemo(() => filterWords(searched), [searched]);
  function searchNow(): readonly string[] {
    if (typed === null || typed.trim() === searched) return words;
    search(typed);
    return filterWords(typed);
  }
  return { text: typed ?? searched, setText: setTyped, words, searchNow };
}
