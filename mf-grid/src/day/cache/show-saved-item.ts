import type { GridItem } from '@keikka/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { patchRow } from '../model/day-patch.js';
import type { ItemKey } from '../model/grid-day.js';
import { keptDays, patchDay } from './patch-day.js';

/** Puts a row that was saved elsewhere on the page into every day that is kept; null takes it away. */
export function useShowSavedItem(): (key: ItemKey, row: GridItem | null) => void {
  const queryClient = useQueryClient();
  return (key, row) => {
    for (const yyyymmdd of keptDays(queryClient))
      patchDay(queryClient, yyyymmdd, (day) => patchRow(day, key, row));
  };
}
