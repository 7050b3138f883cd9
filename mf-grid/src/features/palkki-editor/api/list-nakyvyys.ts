import { palkkiCalls } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useApi, useLive, type ApiClient } from '@keikka/sdk';
import { useQuery, useQueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { usePendingChanges } from '../../../changes/commands/day-command.js';
import { nakyvyysKey, withGuest, type Guest } from '../../../palkki/nakyvyys.js';

interface Nakyvyys {
  /** Who sees the palkki, one's own changes under way among it. */
  guests: readonly Guest[];
  isLoading: boolean;
  hasFailed: boolean;
  isFetching: boolean;
  retry: () => void;
}

/** The companies besides the owner that see a palkki, also after a colleague has changed them. */
export function useNakyvyys(palkkiId: number, yyyymmdd: Yyyymmdd): Nakyvyys {
  const api = useApi();
  const queryClient = useQueryClient();
  const pending = usePendingChanges(yyyymmdd);
  useLive('palkkiChanged', (message) => {
    if (message.palkkiId === palkkiId && message.row)
      void queryClient.invalidateQueries({ queryKey: nakyvyysKey(palkkiId) });
  });
  const { data, isLoading, isError, isFetching, refetch } = useQuery(nakyvyysQuery(api, palkkiId));
  return {
    guests: withPending(data, pending, palkkiId),
    isLoading,
    hasFailed: isError && !data,
    isFetching,
    retry: () => void refetch(),
  };
}

/** The same companies as far as their list is read: a view beside it asks nothing itself. */
export function useReadGuests(palkkiId: number, yyyymmdd: Yyyymmdd): readonly Guest[] {
  const api = useApi();
  const pending = usePendingChanges(yyyymmdd);
  const { data } = useQuery({ ...nakyvyysQuery(api, palkkiId), enabled: false });
  return withPending(data, pending, palkkiId);
}

const nakyvyysQuery = (api: ApiClient, palkkiId: number) => ({
  queryKey: nakyvyysKey(palkkiId),
  queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>) =>
    api.ask(palkkiCalls.listNakyvyys, { palkkiId }, { signal }),
  // No live messages arrive while no palkki is open.
  staleTime: 0,
});

const withPending = (
  read: readonly Guest[] | undefined,
  pending: ReturnType<typeof usePendingChanges>,
  palkkiId: number,
): readonly Guest[] =>
  pending.reduce<readonly Guest[]>(
    (before, change) =>
      change.kind === 'nakyvyys' && change.palkkiId === palkkiId
        ? withGuest(before, change.asiakas, change.isShown)
        : before,
    read ?? [],
  );
