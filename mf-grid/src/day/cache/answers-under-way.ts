import type { Yyyymmdd } from '@keikka/domain';
import type { QueryClient } from '@tanstack/react-query';
import { replayed, type BoardDay, type DayPatch } from '../model/day-patch.js';

/** What has changed since each answer that is under way was asked for. */
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
 * Asks for a day and puts on top of the answer whatever became known while it was under way, since the answer may
 * have been read before that. What can't be put on top makes it ask again. null for an answer that holds no day.
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
