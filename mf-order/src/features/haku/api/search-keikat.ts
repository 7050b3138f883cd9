import { keikkaFormCalls, type FoundGroup, type FoundKeikat } from '@keikka/contracts';
import { searchWords } from '@keikka/domain';
import { useApi, type ApiClient } from '@keikka/sdk';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRested } from '../../../parts/use-rested.js';

const LONGEST = 200;
const SHORTEST = 2;

/** What is asked: the same for every way to type it, and nothing for less than two characters. */
export function askedText(typed: string): string {
  const text = searchWords(typed).join(' ').slice(0, LONGEST);
  return text.length < SHORTEST ? '' : text;
}

const none: FoundGroup = { count: 0, keikat: [] };
const nothing: FoundKeikat = { today: none, coming: none, past: none };

const hakuQuery = (api: ApiClient, text: string) =>
  queryOptions({
    queryKey: ['keikkaHaku', text],
    queryFn: ({ signal }) => api.ask(keikkaFormCalls.search, { ownerAsiakasId: 0, text }, { signal }),
    retry: false,
  });

/**
 * The orders that a typed text finds, asked when the typing rests. Those of the text before stay meanwhile. A search that
 * fails has found nothing (G-268).
 */
export function useHaku(typed: string) {
  const api = useApi();
  const queries = useQueryClient();
  const text = askedText(typed);
  const rested = useRested(text);
  const { data, isError, isPlaceholderData } = useQuery({
    ...hakuQuery(api, rested),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  });
  const isRested = text === rested;
  const isPresent = isRested && !isPlaceholderData && (data !== undefined || isError);
  return {
    /** The orders as far as they are known. */
    found: text === '' ? undefined : (data ?? (isPresent ? nothing : undefined)),
    /** The orders are those of the words in the field, and not of earlier ones. */
    isPresent,
    isSearching: text !== '' && !isPresent,
    /** For who does not wait. */
    findNow: () => queries.query({ ...hakuQuery(api, text), staleTime: 'static' }),
  };
}
