import { HOUR_MS, MINUTE_MS } from '@keikka/domain';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { About } from './search-persons.js';
import { searchedThings, type SearchedThing } from './searched-things.js';
import type { Asker, Thing } from './thing-kinds.js';
import { useAsker } from './use-asker.js';

/** Between the last key and the question, so that a word typed quickly is asked about once. */
const PAUSE_MS = 120;

/** One thing by its id, for its name. */
export function thingQuery(to: SearchedThing, id: number, asker: Asker) {
  return queryOptions({
    queryKey: ['thing', to, asker.asiakasId, id],
    queryFn: ({ signal }) => searchedThings[to].get({ ...asker, signal }, id),
    staleTime: HOUR_MS,
    // The name of a thing that the reader's company does not know stays unknown.
    retry: false,
  });
}

export interface ThingSearch {
  /** What the last answered text finds. */
  found: readonly Thing[];
  /** The answer to the text is still to come. */
  pending: boolean;
  /** The question failed; it is asked again with the next key. */
  failed: boolean;
  /** What a text finds, asked at once; nothing when that fails. */
  answer: (text: string) => Promise<readonly Thing[]>;
}

function searchQuery(to: SearchedThing, text: string, about: About, asker: Asker) {
  return queryOptions({
    queryKey: ['things', to, asker.asiakasId, 'search', text, about],
    queryFn: ({ signal }) => searchedThings[to].search({ ...asker, signal }, text, about),
    staleTime: MINUTE_MS,
  });
}

/** The things that a text finds; null, and a text that is too short, ask nothing. */
export function useSearch(to: SearchedThing, typed: string | null, about: About = {}): ThingSearch {
  const asker = useAsker();
  const queryClient = useQueryClient();
  const isLong = typed !== null && typed.trim().length >= searchedThings[to].least;
  const text = isLong ? typed : null;
  const asked = useSettled(text);
  const { data, isPlaceholderData, isError, isFetching } = useQuery({
    ...searchQuery(to, asked ?? '', about, asker),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  const isOld = isPlaceholderData || (data === undefined && isFetching);
  return {
    found: text === null ? [] : (data ?? []),
    pending: text !== null && (text !== asked || isOld),
    failed: isError,
    // The field itself says that a search failed.
    answer: (wanted) => queryClient.query(searchQuery(to, wanted, about, asker)).catch(() => []),
  };
}

/** The thing that a field holds: one just picked or made is known, another is asked for. */
export function useThing(to: SearchedThing, id: number | null): Thing | undefined {
  const { data } = useQuery({ ...thingQuery(to, id ?? 0, useAsker()), enabled: Boolean(id) });
  return data;
}

/** Remembers a thing that was found or made, so that it is not asked for. */
export function useKnownThing(to: SearchedThing): (thing: Thing) => void {
  const queryClient = useQueryClient();
  const asker = useAsker();
  return (thing) => queryClient.setQueryData(thingQuery(to, thing.id, asker).queryKey, thing);
}

/** The text after a pause in typing; the first one at once. */
function useSettled(text: string | null): string | null {
  const [settled, setSettled] = useState(text);
  const isFirst = settled === null;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), isFirst ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isFirst]);
  return settled;
}
