import type { GridPalkki } from '@keikka/contracts';
import { useNavigation, useNotify } from '@keikka/sdk';
import {
  findItem,
  isMasked,
  type GridDay,
  type GridItem,
  type ItemKey,
} from '../../../day/model/grid-day.js';
import type { Point } from '../../../day/drops/held.js';
import { dragRefusal } from '../../../day/drops/resolve-drop.js';
import { rejectionTexts, type Rejection } from '../../../day/model/rejection.js';
import type { DayActions } from '../../../changes/use-day-actions.js';
import type { OpenWindow } from '../dialogs/use-open-window.js';

export interface ItemCommandsOf {
  day: GridDay;
  ownAsiakasId: number;
  mayEdit: boolean;
  actions: DayActions;
  onPalkki: (palkki: GridPalkki) => void;
  open: (window: OpenWindow) => void;
}

export interface ItemCommands {
  openItem: (item: GridItem) => void;
  openMenu: (key: ItemKey, point: Point) => void;
  openMove: (key: ItemKey) => void;
  /** Asks first. */
  remove: (key: ItemKey) => void;
  refuse: (reason: Rejection) => void;
}

/** What one can do with a bar, whether by pointer, by keys or from the list of conflicts. */
export function useItemCommands(of: ItemCommandsOf): ItemCommands {
  const { day, ownAsiakasId, mayEdit, actions, onPalkki, open } = of;
  const { openOrder } = useNavigation();
  const notify = useNotify();
  const refuse: ItemCommands['refuse'] = (reason) => notify.info(rejectionTexts[reason]);
  /** Menu, move and removal are for whoever may edit, and for the own company's items (G-203). */
  const withEditable = (key: ItemKey, act: (item: GridItem) => void): void => {
    const item = mayEdit ? findItem(day, key) : undefined;
    if (!item) return;
    const refusal = dragRefusal(item, ownAsiakasId);
    if (refusal) refuse(refusal);
    else act(item);
  };
  return {
    openItem(item) {
      if (item.isTemp || isMasked(item)) return;
      if (item.isPalkki) onPalkki(item);
      else openOrder(item.keikkaId);
    },
    openMenu: (key, point) => withEditable(key, () => open({ kind: 'menu', key, point })),
    openMove: (key) => withEditable(key, () => open({ kind: 'move', key })),
    remove: (key) => withEditable(key, (item) => !isMasked(item) && void actions.removeItem(item)),
    refuse,
  };
}
