import type { GridItem } from '@keikka/contracts';
import { tooLongSiirtyma, type Siirtyma } from '@keikka/domain/ajomatka';
import { instantOf } from '../model/grid-day.js';
import { stopOf } from '../model/stop.js';
import { isWork } from '../model/work.js';

/** A journey for which there is too little time, and the two orders between which it lies. */
export interface FoundSiirtyma extends Siirtyma {
  before: GridItem;
  next: GridItem;
}

/**
 * The journeys of a vehicle for which there is too little time. Sorted by start, a job comes after the earlier one that
 * ends last; where that one goes on, the two are a double booking and nothing else.
 */
export function findSiirtymat(items: readonly GridItem[]): FoundSiirtyma[] {
  const jobs: GridItem[] = items.filter(isWork);
  jobs.sort((a, b) => instantOf(a.timeStart) - instantOf(b.timeStart));
  const found: FoundSiirtyma[] = [];
  let last: GridItem | undefined;
  for (const next of jobs) {
    const siirtyma = last && tooLongSiirtyma(stopOf(last), stopOf(next));
    if (last && siirtyma) found.push({ before: last, next, ...siirtyma });
    if (!last || instantOf(last.timeEnd) < instantOf(next.timeEnd)) last = next;
  }
  return found;
}
