import type { GridItem } from '@keikka/contracts';
import { texts } from '../texts.js';
import { clashesByItem, type Clash, type DoubleBooking } from './conflicts.js';
import { isMasked } from '../model/grid-day.js';

/** 'Kuljettaja Meikäläinen Matti on samaan aikaan työssä 4711' */
function clashText({ kind, name }: DoubleBooking, { other, count }: Clash): string {
  const who = texts.conflicts[kind](name);
  const { withMasked, atTheSameTime } = texts.conflicts;
  return isMasked(other) ? withMasked(who, count - 1) : atTheSameTime(who, other.keikkaId ?? 0, count - 1);
}

/** The reason of each conflict mark, in words. */
export function conflictTexts(bookings: readonly DoubleBooking[]): Map<GridItem, string> {
  const found = [...clashesByItem(bookings)];
  return new Map(
    found.map(([item, clashes]) => [item, clashes.map((clash) => clashText(...clash)).join('; ')]),
  );
}
