import type { GridItem, GridPalkki } from '@keikka/contracts';
import { useNavigation, useNotify } from '@keikka/sdk';
import { useDayActions, type DayActions } from '../../../changes/use-day-actions.js';
import type { Point } from '../../../day/drops/held.js';
import { dragRefusal } from '../../../day/drops/resolve-drop.js';
import { findItem, isMasked, itemKey, type ItemKey } from '../../../day/model/grid-day.js';
import { rejectionTexts, type Rejection } from '../../../day/model/rejection.js';
import { useBoard } from '../../../view/board-context.js';
import { useOpenWindow, type OpenWindows } from './use-open-window.js';

export interface BoardCommands extends OpenWindows, DayActions {
  openItem: (item: GridItem) => void;
  openMenu: (key: ItemKey, point: Point) => void;
  openMove: (key: ItemKey) => void;
  /** A copy onto the next free place of a vehicle's row. */
  paste: (key: ItemKey, vehicleId: number) => void;
  /** Asks for confirmation first. */
  remove: (key: ItemKey) => void;
  refuse: (reason: Rejection) => void;
}

/** The actions on a bar, for pointer, keys and the list of conflicts. */
export function useBoardCommands(onPalkki: (palkki: GridPalkki) => void): BoardCommands {
  const { day, ownAsiakasId, mayEdit, interaction } = useBoard();
  const { openOrder } = useNavigation();
  const notify = useNotify();
  const actions = useDayActions(day);
  const windows = useOpenWindow();
  const refuse: BoardCommands['refuse'] = (reason) => notify.info(rejectionTexts[reason]);
  /** Menu, move and removal need the right to edit, and the item must be the own company's (G-203). */
  const withEditable = (key: ItemKey, act: (item: GridItem) => void): void => {
    const item = mayEdit ? findItem(day, key) : undefined;
    if (!item) return;
    const refusal = dragRefusal(item, ownAsiakasId);
    if (refusal) refuse(refusal);
    else act(item);
  };
  const copyItem: DayActions['copyItem'] = (item, { vehicleId } = {}) => {
    // The copy is the chosen one, so that it can be carried further at once: after the drawing of the day that has it.
    const onMade = (made: GridItem): void =>
      void setTimeout(() => interaction.update({ active: itemKey(made) }));
    actions.copyItem(item, { vehicleId, onMade });
  };
  return {
    ...windows,
    ...actions,
    copyItem,
    openItem(item) {
      if (item.isTemp || isMasked(item)) return;
      if (item.isPalkki) onPalkki(item);
      else openOrder(item.keikkaId);
    },
    openMenu: (key, point) => withEditable(key, () => windows.open({ kind: 'menu', key, point })),
    openMove: (key) => withEditable(key, () => windows.open({ kind: 'move', key })),
    paste: (key, vehicleId) => withEditable(key, (item) => !isMasked(item) && copyItem(item, { vehicleId })),
    remove: (key) => withEditable(key, (item) => !isMasked(item) && void actions.removeItem(item)),
    refuse,
  };
}
