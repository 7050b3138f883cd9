import { chosenBar } from '../../../day/drops/held.js';
import type { ItemKey } from '../../../day/model/grid-day.js';
import { findBar } from '../../../day/rows/bar-navigation.js';
import type { BoardView } from '../../../view/board-context.js';

/** Scrolls a bar into view and chooses it for keys; in the phone's list it focuses the button. */
export function goToBar({ root, rows, board, interaction }: BoardView, key: ItemKey): void {
  const at = findBar(rows, key);
  if (!at) return;
  interaction.update(chosenBar(key));
  const grid = root.current?.querySelector<HTMLElement>('[role=grid]');
  if (!grid) {
    root.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();
    return;
  }
  board.current?.reveal(at.rowIndex, at.bar);
  grid.focus({ preventScroll: true });
}
