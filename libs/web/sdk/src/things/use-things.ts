import { isLines } from '@keikka/contracts';
import type { Fields, NameOf } from '@keikka/contracts/fields';
import { HOUR_MS } from '@keikka/domain';
import {
  queryOptions,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useApi } from '../http/api-context.js';
import { useLive } from '../live/live-context.js';
import { useOwnAsiakasId, useSession } from '../session/session-context.js';
import {
  isThingKind,
  thingKinds,
  type Asker,
  type RowOf,
  type Thing,
  type ThingKind,
} from './thing-kinds.js';

const keyOf = (to: ThingKind, asiakasId: number) => ['things', to, asiakasId] as const;

function thingsQuery<K extends ThingKind>(to: K, asker: Asker) {
  const { list, changes } = thingKinds[to];
  return queryOptions({
    queryKey: keyOf(to, asker.asiakasId),
    queryFn: ({ signal }) => list({ ...asker, signal }),
    staleTime: changes ? 0 : HOUR_MS,
  });
}

function useAsker(): Asker {
  const api = useApi();
  return { api, asiakasId: useOwnAsiakasId(), own: useSession().userAsiakas };
}

/** Reads a list again when it is told to have changed. */
function useChanges(to: readonly ThingKind[]): void {
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  useLive('dayStale', () => {
    for (const one of to)
      if ('changes' in thingKinds[one])
        void queryClient.invalidateQueries({ queryKey: keyOf(one, asiakasId) });
  });
}

/** The things of a kind that the own company may choose, asked once for every field of the page. */
export function useThings<K extends ThingKind>(to: K): UseQueryResult<RowOf<K>[]> {
  useChanges([to]);
  return useQuery(thingsQuery(to, useAsker()));
}

/** How a row of a kind is named and chosen. */
export const thingOf = <K extends ThingKind>(to: K, row: RowOf<K>): Thing => thingKinds[to].thing(row);

/** The names of whatever the fields refer to; undefined while they are not known. */
export function useNameOf(fields: Fields): NameOf {
  const kinds = kindsIn(fields);
  const asker = useAsker();
  useChanges(kinds);
  const lists = useQueries({ queries: kinds.map((to) => thingsQuery(to, asker)) });
  return (to, id) => {
    if (!isThingKind(to)) return undefined;
    const rows = lists[kinds.indexOf(to)]?.data;
    return rows?.map((row) => thingOf(to, row)).find((thing) => thing.id === id)?.name;
  };
}

function kindsIn(fields: Fields): ThingKind[] {
  const named = Object.values(fields).flatMap((field) => {
    if (isLines(field)) return kindsIn(field.fields);
    return 'to' in field && typeof field.to === 'string' && isThingKind(field.to) ? [field.to] : [];
  });
  return [...new Set(named)];
}
