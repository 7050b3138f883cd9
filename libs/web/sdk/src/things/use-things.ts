import type { Fields, NameOf } from '@keikka/contracts/fields';
import { HOUR_MS } from '@keikka/domain';
import {
  queryOptions,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useLive } from '../live/live-context.js';
import { useOwnAsiakasId } from '../session/session-context.js';
import { isSearched } from './searched-things.js';
import {
  isListed,
  listedThings,
  type Asker,
  type ListedThing,
  type RowOf,
  type Thing,
} from './thing-kinds.js';
import { keyOfThing, kindsIn, referencesIn } from './references-in.js';
import { useAsker } from './use-asker.js';
import { thingQuery } from './use-search.js';

const keyOf = (to: ListedThing, asiakasId: number) => ['things', to, asiakasId] as const;

function thingsQuery<K extends ListedThing>(to: K, asker: Asker) {
  const { list, changes } = listedThings[to];
  return queryOptions({
    queryKey: keyOf(to, asker.asiakasId),
    queryFn: ({ signal }) => list({ ...asker, signal }),
    staleTime: changes ? 0 : HOUR_MS,
  });
}

/** Reads a list again when it is told to have changed. */
function useChanges(to: readonly ListedThing[]): void {
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  useLive('dayStale', () => {
    for (const one of to)
      if ('changes' in listedThings[one])
        void queryClient.invalidateQueries({ queryKey: keyOf(one, asiakasId) });
  });
}

/** The things of a kind that the own company may choose, asked once for every field of the page. */
export function useThings<K extends ListedThing>(to: K): UseQueryResult<RowOf<K>[]> {
  useChanges([to]);
  return useQuery(thingsQuery(to, useAsker()));
}

/** Reads a list again, after something was added to it. */
export function useReadAgain(to: ListedThing): () => Promise<void> {
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  return () => queryClient.invalidateQueries({ queryKey: keyOf(to, asiakasId) });
}

/** How a row of a kind is named and chosen. */
export const thingOf = <K extends ListedThing>(to: K, row: RowOf<K>): Thing => listedThings[to].thing(row);

/**
 * The names of whatever the fields refer to; undefined while they are not known. Of things that are searched for, those
 * that the `records` name are asked for.
 */
export function useNameOf(fields: Fields, records: readonly object[] = []): NameOf {
  const kinds = kindsIn(fields).filter(isListed);
  const asker = useAsker();
  useChanges(kinds);
  const lists = useQueries({ queries: kinds.map((to) => thingsQuery(to, asker)) });
  const sought = referencesIn(fields, records);
  const found = useQueries({ queries: sought.map(({ to, id }) => thingQuery(to, id, asker)) });
  const names = new Map(sought.map((one, place) => [keyOfThing(one), found[place]?.data?.name]));
  return (to, id) => {
    if (isSearched(to)) return names.get(keyOfThing({ to, id }));
    if (!isListed(to)) return undefined;
    const rows = lists[kinds.indexOf(to)]?.data;
    return rows?.map((row) => thingOf(to, row)).find((thing) => thing.id === id)?.name;
  };
}
