import type { ItemKey } from '../../../day/model/grid-day.js';
import { findBar } from '../../../day/rows/bar-navigation.js';
import type { BoardView } from '../../../view/board-context.js';

/** Brings a bar into sight and makes it the one that keys act on; on the phone's list it is a button with the focus. */
export function goToBar({ root, rows, board, interaction }: BoardView, key: ItemKey): void {
  const at = findBar(rows, key);
  if (!at) return;
  interaction.update({ active: key });
  const grid = root.current?.querySelector<HTMLElement>('[role=grid]');
  if (!grid) {
    root.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();
    return;
  }
  board.current?.reveal(at.rowIndex, at.bar);
  grid.focus({ preventScroll: true });
}
