import { palkkiCalls, type GridPalkki } from '@keikka/contracts';
import { ApiError, type ApiClient } from '@keikka/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { keptDays, patchDay } from '../day/cache/patch-day.js';
import { palkkiKey } from '../day/model/grid-day.js';
import { patchRow } from '../day/model/day-patch.js';

export type ReadPalkki = (palkkiId: number) => Promise<GridPalkki | null>;

/** Reads the stored palkki; null when it is gone. The cached days are updated too. */
export function readPalkki(api: ApiClient, queryClient: QueryClient): ReadPalkki {
  return async (palkkiId) => {
    const row = await api.ask(palkkiCalls.get, { palkkiId }).catch(noneIfGone);
    for (const yyyymmdd of keptDays(queryClient))
      patchDay(queryClient, yyyymmdd, (day) => patchRow(day, palkkiKey(palkkiId), row));
    return row;
  };
}

/** A colleague has removed the palkki meanwhile. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.errorCode === 'PALKKI.NOT_FOUND';

function noneIfGone(error: unknown): null {
  if (isGone(error)) return null;
  throw error;
}
