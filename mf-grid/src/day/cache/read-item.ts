import type { GridItem } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { BoardDay } from '../model/day-patch.js';
import { findItem, type ItemKey } from '../model/grid-day.js';
import { gridDayKey } from '../api/grid-day.js';

export type ReadItem = (yyyymmdd: Yyyymmdd, key: ItemKey) => Promise<GridItem | null>;

/** Reads an item of a day as the server has it now; null when it is gone from the day. */
export function useReadItem(): ReadItem {
  const queryClient = useQueryClient();
  return useCallback(
    async (yyyymmdd, key) => {
      const queryKey = gridDayKey(yyyymmdd);
      await queryClient.refetchQueries({ queryKey }, { throwOnError: true });
      const day = queryClient.getQueryData<BoardDay>(queryKey);
      return (day && findItem(day, key)) ?? null;
    },
    [queryClient],
  );
}
