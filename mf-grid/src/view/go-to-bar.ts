import { chosenBar } from '../day/drops/held.js';
import type { ItemKey } from '../day/model/grid-day.js';
import { findBar } from '../day/rows/bar-navigation.js';
import type { BoardView } from './board-context.js';

/** Chooses a bar for keys, scrolls it into view and gives the board the focus. False when the day has no such bar. */
export function goToBar({ rows, board, interaction }: BoardView, key: ItemKey): boolean {
  const at = findBar(rows, key);
  if (!at) return false;
  interaction.update(chosenBar(key));
  board.current?.reveal(at.rowIndex, at.bar);
  board.current?.focus();
  return true;
}
