import type { Yyyymmdd } from '@keikka/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { BoardDay, DayPatch } from '../model/day-patch.js';
import { journalsOf } from './answers-under-way.js';
import { gridDayKey } from '../api/grid-day.js';

/**
 * The only way for newer rows into a cached day, from colleagues and from own calls alike. They are also applied to an
 * answer under way. A day that cannot be patched is requested again; one that is not shown becomes stale.
 */
export function patchDay(queryClient: QueryClient, yyyymmdd: Yyyymmdd, patch: DayPatch): void {
  const queryKey = gridDayKey(yyyymmdd);
  const journals = journalsOf(queryClient, yyyymmdd);
  journals.forEach((journal) => journal.push(patch));
  const day = queryClient.getQueryData<BoardDay>(queryKey);
  const patched = day && patch(day);
  if (!patched) return;
  if ('day' in patched) queryClient.setQueryData(queryKey, patched.day);
  // An answer under way finds the same patch in its journal and requests again by itself.
  else if (journals.size === 0) void queryClient.invalidateQueries({ queryKey });
}

/** The cached or requested days. */
export const keptDays = (queryClient: QueryClient): Yyyymmdd[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: ['grid-day'] })
    .map(({ queryKey }) => queryKey[1] as Yyyymmdd);
