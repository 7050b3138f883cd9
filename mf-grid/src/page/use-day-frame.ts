import type { GridDay } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useIsLate } from '@keikka/ui';
import { useState } from 'react';
import type { ShownDay } from '../changes/commands/day-changes.js';

/** A loading day shows the one before it for so long, and then that it loads (grid §9, G-280). */
const LOADING_DELAY_MS = 300;

/**
 * Whether the chosen day is shown, or still the one that is left (its bars fade), or that it loads, or that it could not
 * be loaded.
 */
export type FrameState = 'here' | 'leaving' | 'loading' | 'failed';

interface DayFrame {
  /** The chosen day, or while that is not there the one shown before it; null before the first. */
  frame: ShownDay<GridDay> | null;
  state: FrameState;
}

/** Keeps the header, the vehicles and the side column of the day before for as long as the chosen one is not there. */
export function useDayFrame(
  yyyymmdd: Yyyymmdd,
  shown: ShownDay<GridDay> | undefined,
  hasFailed: boolean,
): DayFrame {
  const [last, setLast] = useState<ShownDay<GridDay> | null>(null);
  if (shown && shown !== last) setLast(shown);
  const isLate = useIsLate(yyyymmdd, !shown && !hasFailed, LOADING_DELAY_MS);
  if (shown) return { frame: shown, state: 'here' };
  if (hasFailed) return { frame: last ?? noDay(yyyymmdd), state: 'failed' };
  return { frame: last, state: isLate ? 'loading' : 'leaving' };
}

/** The frame of a person's first day, when that could not be loaded. */
const noDay = (yyyymmdd: Yyyymmdd): ShownDay<GridDay> => ({
  day: { yyyymmdd, ajoneuvot: [], kuskit: [] },
  pending: new Set(),
});
