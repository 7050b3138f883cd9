import type { BoardBar } from '../day/rows/board-rows.js';
import { BarIcon, markIcons } from './bar-icons.js';

/** On the corner of a bar, outside its text: what is booked twice, or nobody drives, or else what does not fit. */
export function BarMark({ bar }: { bar: BoardBar }) {
  const kind = markKind(bar);
  if (!kind) return null;
  return (
    <span className="bar-mark" data-driver={kind === 'driver' || undefined}>
      <BarIcon icon={markIcons[kind]} />
    </span>
  );
}

function markKind({ conflict, warning, isDriverless }: BoardBar): keyof typeof markIcons | null {
  if (conflict) return 'conflict';
  if (isDriverless) return 'driver';
  return warning ? 'warning' : null;
}
