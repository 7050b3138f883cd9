import type { Yyyymmdd } from '@keikka/domain';
import type { QueryClient } from '@tanstack/react-query';
import { replayed, type BoardDay, type DayPatch } from '../model/day-patch.js';

/** The changes since each answer under way was requested. */
type Journals = Map<Yyyymmdd, Set<DayPatch[]>>;

const underWay = new WeakMap<QueryClient, Journals>();

export function journalsOf(queryClient: QueryClient, yyyymmdd: Yyyymmdd): Set<DayPatch[]> {
  const journals = underWay.get(queryClient) ?? (new Map() as Journals);
  underWay.set(queryClient, journals);
  const ofDay = journals.get(yyyymmdd) ?? new Set();
  journals.set(yyyymmdd, ofDay);
  return ofDay;
}

/**
 * Requests a day and applies the changes that became known meanwhile, because the answer may have been read before
 * them. A change that cannot be applied makes it request again. null for an answer without a day.
 */
export async function answerWithChanges(
  queryClient: QueryClient,
  yyyymmdd: Yyyymmdd,
  ask: () => Promise<BoardDay | null>,
): Promise<BoardDay | null> {
  const journals = journalsOf(queryClient, yyyymmdd);
  for (;;) {
    const journal: DayPatch[] = [];
    journals.add(journal);
    try {
      const answer = await ask();
      if (!answer) return null;
      const result = replayed(answer, journal);
      if ('day' in result) return result.day;
    } finally {
      journals.delete(journal);
    }
  }
}
