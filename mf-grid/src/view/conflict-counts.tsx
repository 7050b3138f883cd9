import { CircleAlert, Span, TriangleAlert, type LucideIcon } from '@keikka/ui';
import { Fragment } from 'react';
import type { ToResolve } from '../day/conflicts/to-resolve.js';
import { texts as dayTexts } from '../day/texts.js';

interface Count {
  tone: 'error' | 'warning';
  icon: LucideIcon;
  count: number;
  /** '5 varoitusta' */
  text: string;
}

/** Double bookings and warnings, as far as there are any. */
export function countsOf({ bookings, warnings }: ToResolve): Count[] {
  const [errors, doubts] = [bookings.length, warnings.length];
  const all: Count[] = [
    { tone: 'error', icon: CircleAlert, count: errors, text: dayTexts.conflicts.count(errors) },
    { tone: 'warning', icon: TriangleAlert, count: doubts, text: dayTexts.warnings.count(doubts) },
  ];
  return all.filter(({ count }) => count > 0);
}

/** '1 ristiriita · 5 varoitusta' */
export const countsText = (counts: readonly Count[]): string =>
  counts.map(({ text }) => text).join(' · ') || dayTexts.conflicts.none;

/** The same, each in its colour. */
export function ConflictCounts({ counts }: { counts: readonly Count[] }) {
  if (counts.length === 0) return dayTexts.conflicts.none;
  return counts.map(({ tone, text }, index) => (
    <Fragment key={tone}>
      {index > 0 && ' · '}
      <Span color={`status.${tone}.fg`} fontWeight="semibold">
        {text}
      </Span>
    </Fragment>
  ));
}
