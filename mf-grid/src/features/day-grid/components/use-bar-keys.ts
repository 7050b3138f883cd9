import { useCallback, type KeyboardEvent, type RefObject } from 'react';
import { findBar, nextBar, type Direction } from '../model/bar-navigation.js';
import type { BoardRow } from '../model/board-rows.js';
import type { ItemKey } from '../model/grid-day.js';
import type { Interaction, Point } from '../model/held.js';
import type { ValueStore } from '../model/value-store.js';
import type { BoardHandle } from './board/board-handle.js';

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};
/** Sideways arrows belong to the day until a bar has been chosen. */
const ENTERING = ['ArrowUp', 'ArrowDown', 'Home', 'End'];

export interface BarKeys {
  rows: readonly BoardRow[];
  board: RefObject<BoardHandle | null>;
  interaction: ValueStore<Interaction>;
  onOpen: (key: ItemKey) => void;
  onMenu: (key: ItemKey, point: Point) => void;
  onMove: (key: ItemKey) => void;
  onRemove: (key: ItemKey) => void;
}

/** The board by keys: arrows walk the bars, Enter opens, M moves, Delete removes, the menu key opens the menu. */
export function useBarKeys({ rows, board, interaction, onOpen, onMenu, onMove, onRemove }: BarKeys) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
      const { active } = interaction.get();
      const go = (): void => {
        const direction = DIRECTIONS[event.key];
        const next = direction && nextBar(rows, active, direction);
        const at = next ? findBar(rows, next) : null;
        if (!next || !at) return;
        interaction.update({ active: next });
        board.current?.reveal(at.rowIndex);
      };
      const onActive: Record<string, (key: ItemKey) => void> = {
        Enter: onOpen,
        m: onMove,
        M: onMove,
        Delete: onRemove,
        ContextMenu: (key) => onMenu(key, below(board.current?.elementOf(key))),
        Escape: () => interaction.update({ active: null }),
      };
      const isMenuKey = event.key === 'F10' && event.shiftKey;
      const act = onActive[isMenuKey ? 'ContextMenu' : event.key];
      if (event.key in DIRECTIONS && (active || ENTERING.includes(event.key))) go();
      else if (act && active) act(active);
      else return;
      event.preventDefault();
    },
    [rows, board, interaction, onOpen, onMenu, onMove, onRemove],
  );
}

function below(element: HTMLElement | null | undefined): Point {
  const box = element?.getBoundingClientRect();
  return box ? { x: box.left + 8, y: box.bottom } : { x: 0, y: 0 };
}
