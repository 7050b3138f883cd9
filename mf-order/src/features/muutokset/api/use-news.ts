import { keikkaFormCalls, type KeikkaData, type RecordedChange } from '@keikka/contracts';
import { useApi, useSession, type ApiClient } from '@keikka/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useReadsHistory } from '../../../parts/use-reads-history.js';
import { newsOf, type News } from '../model/news.js';

interface NewsOfKeikka {
  news: ReadonlyMap<string, News>;
  /** They have been read; what comes later is news again. */
  dismiss: () => void;
  /** The reader saved this version: upon the one that was seen, it brought nothing of others. */
  saved: (varmenne: number) => void;
}

const none: ReadonlyMap<string, News> = new Map();

/**
 * What others have changed since the order was first shown here, be it from memory. It is asked for only once the order
 * has another version than those that the reader made. `madeVarmenne` is the newest that an act of the reader made.
 */
export function useNews(
  { keikkaId, ownerAsiakasId, varmenne }: KeikkaData,
  madeVarmenne: number | undefined,
): NewsOfKeikka {
  const api = useApi();
  const { personId } = useSession().user;
  // The history is for nobody else, and the news are read from it.
  const isReader = useReadsHistory(ownerAsiakasId);
  const [seenVarmenne, setSeen] = useState(varmenne);
  // An act upon the version that was seen brings nothing of others either.
  if (madeVarmenne === seenVarmenne + 1) setSeen(madeVarmenne);
  const { data } = useQuery({
    queryKey: ['keikka-changes', keikkaId, varmenne],
    queryFn: ({ signal }) => changesSince(api, { keikkaId, ownerAsiakasId, seenVarmenne }, signal),
    enabled: isReader && varmenne > seenVarmenne,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  const news = useMemo(
    () => (data ? newsOf(data, { personId, seenVarmenne }) : none),
    [data, personId, seenVarmenne],
  );
  const dismiss = useCallback(() => setSeen(varmenne), [varmenne]);
  return {
    news,
    dismiss,
    saved: (made) => setSeen((seen) => (made === seen + 1 ? made : seen)),
  };
}

interface Since {
  keikkaId: number;
  ownerAsiakasId: number;
  seenVarmenne: number;
}

/**
 * The changes of an order, the newest first, page by page back to the version that was seen. A page may be short in the
 * middle of the history, because it lacks what the reader may not see; an empty one ends it.
 */
async function changesSince(
  api: ApiClient,
  { keikkaId, ownerAsiakasId, seenVarmenne }: Since,
  signal: AbortSignal,
): Promise<RecordedChange[]> {
  const changes: RecordedChange[] = [];
  for (let page = 1; ; page += 1) {
    const input = { entityId: keikkaId, ownerAsiakasId, page };
    const read = await api.ask(keikkaFormCalls.listChanges, input, { signal });
    changes.push(...read);
    if (read.length === 0 || read.some(({ varmenne }) => varmenne <= seenVarmenne)) return changes;
  }
}
