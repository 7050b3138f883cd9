import type { Laskutettavat, LaskutettavatQuery } from '@keikka/contracts';
import { addDays, type Yyyymmdd } from '@keikka/domain';

const WEEK = 7;

/** Orders that were read together, and whether they are the last of the period. */
export interface Sivu {
  keikat: Laskutettavat['keikat'];
  isLast: boolean;
}

/**
 * The delivered orders of a period, page by page, the latest week first: who stops early has seen what was delivered last. The
 * next page is on its way while one is judged.
 */
export async function* laskutettavat(
  period: Omit<LaskutettavatQuery, 'after'>,
  ask: (query: LaskutettavatQuery) => Promise<Laskutettavat>,
): AsyncGenerator<Sivu> {
  let query = weekUntil(period.last, period);
  let page = ask(query);
  for (;;) {
    const { keikat, next } = await page;
    const following = next === null ? weekBefore(query, period) : { ...query, after: next };
    if (!following) {
      yield { keikat, isLast: true };
      return;
    }
    query = following;
    page = ask(query);
    // Who awaits it is told of its failure; nobody does after the reader has stopped.
    page.catch(() => undefined);
    yield { keikat, isLast: false };
  }
}

function weekUntil(last: Yyyymmdd, period: Omit<LaskutettavatQuery, 'after'>): LaskutettavatQuery {
  const begin = addDays(last, 1 - WEEK);
  return { ...period, first: begin < period.first ? period.first : begin, last, after: 0 };
}

const weekBefore = (
  { first }: LaskutettavatQuery,
  period: Omit<LaskutettavatQuery, 'after'>,
): LaskutettavatQuery | null => (first <= period.first ? null : weekUntil(addDays(first, -1), period));
