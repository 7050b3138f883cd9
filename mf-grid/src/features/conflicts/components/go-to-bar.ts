import type { RefObject } from 'react';
import { findBar } from '../../../day/rows/bar-navigation.js';
import type { BoardRow } from '../../../day/rows/board-rows.js';
import type { ItemKey } from '../../../day/model/grid-day.js';
import type { Interaction } from '../../../day/drops/held.js';
import type { ValueStore } from '../../../view/value-store.js';
import type { BoardHandle } from '../../../view/board-handle.js';

export interface BoardPlaces {
  root: RefObject<HTMLElement | null>;
  rows: readonly BoardRow[];
  board: RefObject<BoardHandle | null>;
  interaction: ValueStore<Interaction>;
}

/** Brings a bar into sight and makes it the one that keys act on; on the phone's list it is a button with the focus. */
export function goToBar({ root, rows, board, interaction }: BoardPlaces, key: ItemKey): void {
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
