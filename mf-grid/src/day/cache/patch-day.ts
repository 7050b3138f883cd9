import type { Yyyymmdd } from '@keikka/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { BoardDay, DayPatch } from '../model/day-patch.js';
import { journalsOf } from './answers-under-way.js';
import { gridDayKey } from '../api/grid-day.js';

/**
 * The one door through which newer rows come into a kept day, from colleagues and from own calls alike. They also go
 * on top of an answer that is under way. A day that can't be patched is asked for again; one that is not looked at
 * just becomes stale.
 */
export function patchDay(queryClient: QueryClient, yyyymmdd: Yyyymmdd, patch: DayPatch): void {
  const queryKey = gridDayKey(yyyymmdd);
  const journals = journalsOf(queryClient, yyyymmdd);
  journals.forEach((journal) => journal.push(patch));
  const day = queryClient.getQueryData<BoardDay>(queryKey);
  const patched = day && patch(day);
  if (!patched) return;
  if ('day' in patched) queryClient.setQueryData(queryKey, patched.day);
  // An answer that is under way finds the same in its journal and asks again by itself.
  else if (journals.size === 0) void queryClient.invalidateQueries({ queryKey });
}

/** The days that are kept or asked for. */
export const keptDays = (queryClient: QueryClient): Yyyymmdd[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: ['grid-day'] })
    .map(({ queryKey }) => queryKey[1] as Yyyymmdd);
