import { useQueryClient } from '@tanstack/react-query';
import { patchRow, type BoardDay } from '../model/day-patch.js';
import type { GridItem, ItemKey } from '../model/grid-day.js';

/** Puts a row that was saved elsewhere on the page into every day that is kept; null takes it away. */
export function useShowSavedItem(): (key: ItemKey, row: GridItem | null) => void {
  const queryClient = useQueryClient();
  return (key, row) => {
    for (const [queryKey, day] of queryClient.getQueriesData<BoardDay>({ queryKey: ['grid-day'] })) {
      const patched = day && patchRow(day, key, row);
      if (patched && 'day' in patched) queryClient.setQueryData(queryKey, patched.day);
    }
  };
}
