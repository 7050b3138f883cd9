import { statCalls } from '@keikka/contracts';
import { HOUR_MS } from '@keikka/domain';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useThings } from '@keikka/sdk/record';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { lahteetOf, type Lahde, type Lahteet } from '../model/lahteet.js';

/** The sources do not wait longer for their weights, and stand by name. */
const PATIENCE_MS = 1_500;

export interface LahteetRead {
  /** null until they may be shown: what is shown keeps its order, because a key chooses by it. */
  lahteet: Lahteet | null;
  all: readonly Lahde[];
  failed: boolean;
  retrying: boolean;
  retry: () => void;
}

/** Where orders come from, the biggest sources first; by name where their weights can't be read. */
export function useLahteet(): LahteetRead {
  const { data: sources, isError, isFetching, refetch } = useThings('sourceAsiakas');
  const api = useApi();
  const id = useOwnAsiakasId();
  const weights = useQuery({
    queryKey: ['stat', 'weighted', id],
    queryFn: ({ signal }) => api.ask(statCalls.listWeighted, { id }, { signal }),
    staleTime: HOUR_MS,
    retry: false,
  });
  const isLate = useLate(weights.isPending);
  const stats = isLate ? undefined : weights.data;
  const isReady = sources !== undefined && (isLate || !weights.isPending);
  const lahteet = useMemo(() => (isReady ? lahteetOf(sources, stats) : null), [isReady, sources, stats]);
  return {
    lahteet,
    all: useMemo(() => (lahteet ? [...lahteet.biggest, ...lahteet.others] : []), [lahteet]),
    failed: isError,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}

/** Whether something has been under way for too long. It stays so when it comes at last. */
function useLate(pending: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return isLate;
}
