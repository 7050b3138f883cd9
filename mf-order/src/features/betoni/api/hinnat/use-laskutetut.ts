import { HAKU_LEAST, hinnatCalls, HISTORY_DAYS } from '@keikka/contracts';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery } from '@tanstack/react-query';
import { useRested } from '../../../../parts/use-rested.js';

const LONGEST = 200;
/** 0 asks about every customer of the own company. */
const ALL_CUSTOMERS = 0;

const keyOf = (asiakasId: number) => ['laskutetut-betonit', asiakasId] as const;

/** What is searched for: nothing for less than two characters [I-100]. */
export function hakuText(typed: string): string {
  const text = typed.trim().slice(0, LONGEST);
  return text.length < HAKU_LEAST ? '' : text;
}

/** The concretes that a customer was billed for in the last year, the latest first. A failure finds none [I-188]. */
export function useLaskutetut(asiakasId: number) {
  const api = useApi();
  const own = useOwnAsiakasId();
  const { data, isPending } = useQuery({
    queryKey: [...keyOf(own), 'list', asiakasId],
    queryFn: ({ signal }) =>
      api.ask(hinnatCalls.laskutetutBetonit, { asiakasId, days: HISTORY_DAYS }, { signal }),
    enabled: asiakasId !== 0,
    retry: false,
  });
  return { rows: data ?? [], isPending };
}

/** The billed concretes of all customers that have each word, asked when the typing rests. A failure finds none [I-188]. */
export function useLaskutettujenHaku(typed: string) {
  const api = useApi();
  const own = useOwnAsiakasId();
  const searchText = hakuText(typed);
  const rested = useRested(searchText);
  const { data, isPending } = useQuery({
    queryKey: [...keyOf(own), 'haku', rested],
    queryFn: ({ signal }) =>
      api.ask(
        hinnatCalls.searchLaskutetut,
        { searchText: rested, asiakasId: ALL_CUSTOMERS, days: HISTORY_DAYS },
        { signal },
      ),
    enabled: rested !== '',
    retry: false,
  });
  const isAsked = searchText !== '';
  return {
    rows: (isAsked && data) || [],
    isAsked,
    isPending: isAsked && (rested !== searchText || isPending),
  };
}
