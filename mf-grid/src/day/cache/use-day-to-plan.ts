import type { GridDay } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useQuery } from '@tanstack/react-query';
import { useDayQuery } from './day-query.js';

interface DayToPlan {
  /** Undefined until it has been read. */
  day: GridDay | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The day that something is to go to: the shown one, or another, which is read and kept up to date like any day. */
export function useDayToPlan(shown: GridDay, yyyymmdd: Yyyymmdd): DayToPlan {
  const dayQuery = useDayQuery();
  const isShown = yyyymmdd === shown.yyyymmdd;
  const { data, isError, refetch } = useQuery({ ...dayQuery(yyyymmdd), enabled: !isShown, staleTime: 0 });
  if (isShown) return { day: shown, hasFailed: false, retry: () => undefined };
  return { day: data ?? undefined, hasFailed: isError && !data, retry: () => void refetch() };
}
