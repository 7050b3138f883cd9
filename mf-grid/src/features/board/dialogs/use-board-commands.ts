import type { GridItem, GridPalkki } from '@keikka/contracts';
import { useNavigation, useNotify } from '@keikka/sdk';
import { useDayActions, type DayActions } from '../../../changes/use-day-actions.js';
import type { Point } from '../../../day/drops/held.js';
import { dragRefusal } from '../../../day/drops/resolve-drop.js';
import { findItem, isMasked, type ItemKey } from '../../../day/model/grid-day.js';
import { rejectionTexts, type Rejection } from '../../../day/model/rejection.js';
import { useBoard } from '../../../view/board-context.js';
import { useOpenWindow, type OpenWindows } from './use-open-window.js';

export interface BoardCommands extends OpenWindows, DayActions {
  openItem: (item: GridItem) => void;
  openMenu: (key: ItemKey, point: Point) => void;
  openMove: (key: ItemKey) => void;
  /** Asks first. */
  remove: (key: ItemKey) => void;
  refuse: (reason: Rejection) => void;
}

/** What one can do with a bar, whether by pointer, by keys or from the list of conflicts. */
export function useBoardCommands(onPalkki: (palkki: GridPalkki) => void): BoardCommands {
  const { day, ownAsiakasId, mayEdit } = useBoard();
  const { openOrder } = useNavigation();
  const notify = useNotify();
  const actions = useDayActions(day);
  const windows = useOpenWindow();
  const refuse: BoardCommands['refuse'] = (reason) => notify.info(rejectionTexts[reason]);
  /** Menu, move and removal are for whoever may edit, and for the own company's items (G-203). */
  const withEditable = (key: ItemKey, act: (item: GridItem) => void): void => {
    const item = mayEdit ? findItem(day, key) : undefined;
    if (!item) return;
    const refusal = dragRefusal(item, ownAsiakasId);
    if (refusal) refuse(refusal);
    else act(item);
  };
  return {
    ...windows,
    ...actions,
    openItem(item) {
      if (item.isTemp || isMasked(item)) return;
      if (item.isPalkki) onPalkki(item);
      else openOrder(item.keikkaId);
    },
    openMenu: (key, point) => withEditable(key, () => windows.open({ kind: 'menu', key, point })),
    openMove: (key) => withEditable(key, () => windows.open({ kind: 'move', key })),
    remove: (key) => withEditable(key, (item) => !isMasked(item) && void actions.removeItem(item)),
    refuse,
  };
}
