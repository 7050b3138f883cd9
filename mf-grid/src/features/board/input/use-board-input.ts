import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { BoardRow } from '../../../day/rows/board-rows.js';
import { findItem, type GridDay } from '../../../day/model/grid-day.js';
import type { Interaction } from '../../../day/drops/held.js';
import type { ValueStore } from '../../../view/value-store.js';
import type { BoardHandle } from '../../../view/board-handle.js';
import { useBoardGestures, type BoardGestures } from '../drag/use-board-gestures.js';
import { useBarClicks } from './use-bar-clicks.js';
import { useBarKeys } from './use-bar-keys.js';
import { useCarry } from './use-carry.js';
import type { DayActions } from '../../../changes/use-day-actions.js';
import type { ItemCommands } from './use-item-commands.js';
import type { OpenWindow } from '../dialogs/use-open-window.js';

export interface BoardInputOf {
  root: RefObject<HTMLElement | null>;
  board: RefObject<BoardHandle | null>;
  interaction: ValueStore<Interaction>;
  day: GridDay;
  rows: readonly BoardRow[];
  ownAsiakasId: number;
  mayEdit: boolean;
  phone: boolean;
  actions: DayActions;
  commands: ItemCommands;
  open: (window: OpenWindow) => void;
}

export interface BoardInput {
  clicks: Record<'onClick' | 'onContextMenu', (event: MouseEvent) => void>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Where a bar that is carried by keys is, for who does not see it. */
  spoken: string;
}

/** The board by mouse, finger and keys: drags, clicks, the keys on a bar and the drag by keys. */
export function useBoardInput(of: BoardInputOf): BoardInput {
  const { root, board, interaction, day, rows, ownAsiakasId, mayEdit, phone, actions, commands, open } = of;
  const gestures: BoardGestures = {
    day,
    ownAsiakasId,
    mayEdit,
    phone,
    interaction,
    board,
    onMoveItem: actions.moveItem,
    onMoveDriver: actions.setDriver,
    onRefused: commands.refuse,
    onMenu: commands.openMenu,
  };
  useBoardGestures(root, gestures);
  const carry = useCarry(rows, gestures);
  const clicks = useBarClicks({
    day,
    interaction,
    onOpenItem: commands.openItem,
    onMenu: commands.openMenu,
    onMore: (keys, point) => open({ kind: 'more', keys, point }),
  });
  const onKeyDown = useBarKeys({
    rows,
    board,
    interaction,
    carry,
    mayEdit,
    onOpen: (key) => {
      const item = findItem(day, key);
      if (item) commands.openItem(item);
    },
    onMenu: commands.openMenu,
    onMove: commands.openMove,
    onRemove: commands.remove,
  });
  return { clicks, onKeyDown, spoken: carry.spoken };
}
