import type { GridDay, GridPalkki } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useQuery } from '@tanstack/react-query';
import { usePendingChanges } from '../../../changes/commands/day-command.js';
import { withChanges } from '../../../changes/commands/day-changes.js';
import { useDayQuery } from '../../../day/cache/day-query.js';
import { findItem, palkkiKey } from '../../../day/model/grid-day.js';

interface PalkkiRow {
  /** The palkki as the board shows it now, one's own changes under way among it. */
  row: GridPalkki;
  day: GridDay | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  isFetching: boolean;
  retry: () => void;
}

/** A palkki with its day, which the board keeps up to date. Within an order the day is read for it. */
export function usePalkkiRow(palkki: GridPalkki, yyyymmdd: Yyyymmdd): PalkkiRow {
  const dayQuery = useDayQuery();
  const { data, isLoading, isError, isFetching, refetch } = useQuery(dayQuery(yyyymmdd));
  const pending = usePendingChanges(yyyymmdd);
  const day = data ? withChanges(data, pending).day : undefined;
  const shown = day && findItem(day, palkkiKey(palkki.palkkiId));
  const isNewest = shown?.isPalkki && shown.varmenne >= palkki.varmenne;
  return {
    row: isNewest ? shown : palkki,
    day,
    isLoading,
    hasFailed: isError && !data,
    isFetching,
    retry: () => void refetch(),
  };
}
