import type { RefObject } from 'react';
import { findBar } from '../../model/bar-navigation.js';
import type { BoardRow } from '../../model/board-rows.js';
import type { ItemKey } from '../../model/grid-day.js';
import type { Interaction } from '../../model/held.js';
import type { ValueStore } from '../../model/value-store.js';
import type { BoardHandle } from '../board/board-handle.js';

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
