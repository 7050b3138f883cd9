import type { BoardBar } from '../day/rows/board-rows.js';
import { BarIcon, markIcons } from './bar-icons.js';

export type MarkKind = keyof typeof markIcons;

/** On the corner of a bar, outside its text: it is booked twice, or nobody drives it, or something else does not fit. */
export const BarMark = ({ kind }: { kind: MarkKind }) => (
  <span className="bar-mark" data-driver={kind === 'driver' || undefined}>
    <BarIcon icon={markIcons[kind]} />
  </span>
);

/** What the mark of a bar says first; null where there is nothing to say. */
export function markKind({
  conflict,
  warning,
  isDriverless,
}: Pick<BoardBar, 'conflict' | 'warning' | 'isDriverless'>): MarkKind | null {
  if (conflict) return 'conflict';
  if (isDriverless) return 'driver';
  return warning ? 'warning' : null;
}
