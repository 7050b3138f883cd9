import type { GridItem, GridKeikka, GridPalkki } from '@keikka/contracts';
import { useNotify } from '@keikka/sdk';
import type { DayActions } from '../../../changes/use-day-actions.js';
import type { Clipboard } from '../../../day/drops/held.js';
import { dropBoard, resolveDrop } from '../../../day/drops/resolve-drop.js';
import { spanOf } from '../../../day/model/grid-day.js';
import { itemTitle } from '../../../day/model/item-text.js';
import { spanOnDay } from '../../../day/model/placed-item.js';
import type { Rejection } from '../../../day/model/rejection.js';
import { useBoard } from '../../../view/board-context.js';
import { texts } from '../texts.js';

/** Where something is pasted. What is not named is as it was: the vehicle, and the clock on this day. */
export interface PasteTo {
  vehicleId?: number;
  startMs?: number;
}

export interface ClipboardCommands {
  /** Takes items to be copied, or to be moved themselves. */
  take: (items: readonly GridItem[], cuts: boolean) => void;
  /** Pastes on the shown day. */
  paste: (to?: PasteTo) => void;
  /** What pasting would do, in words; null when there is nothing to paste. */
  pasteLabel: () => string | null;
}

interface ClipboardTools extends Pick<DayActions, 'moveItem' | 'copyItem'> {
  mayCopy: (item: GridItem) => item is GridKeikka | GridPalkki;
  refuse: (reason: Rejection) => void;
}

/** Copying and moving by way of the clipboard, on one day or from one to another. */
export function useClipboard({ moveItem, copyItem, mayCopy, refuse }: ClipboardTools): ClipboardCommands {
  const { day, ownAsiakasId, interaction } = useBoard();
  const notify = useNotify();

  function move(item: GridItem, { from }: Clipboard, to: PasteTo): void {
    const { startMs, endMs } = spanOf(item);
    const start = to.startMs ?? spanOnDay({ startMs, endMs }, from.yyyymmdd, day.yyyymmdd).startMs;
    const vehicleId = to.vehicleId ?? item.vehicleId;
    const target = day.ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId) ?? null;
    const span = { startMs: start, endMs: start + endMs - startMs };
    const result = resolveDrop(dropBoard(day, ownAsiakasId), { item, target, ...span, exact: true });
    if ('rejected' in result) refuse(result.rejected);
    else {
      interaction.update({ clipboard: null });
      moveItem(item, result.move, { from, to: day });
    }
  }

  return {
    take(items, cuts) {
      const taken = cuts ? items : items.filter(mayCopy);
      const [first] = taken;
      if (!first) return;
      interaction.update({ clipboard: { items: taken, from: day, cuts } });
      notify.info((cuts ? texts.clipboard.cut : texts.clipboard.copied)(nameOf(taken)));
    },
    paste(to = {}) {
      const { clipboard } = interaction.get();
      if (!clipboard) return;
      const { items, from, cuts } = clipboard;
      for (const item of items) {
        if (cuts) move(item, clipboard, to);
        else if (mayCopy(item)) copyItem(item, { vehicleId: item.vehicleId, from, ...to });
      }
    },
    pasteLabel() {
      const { clipboard } = interaction.get();
      if (!clipboard) return null;
      const { items, cuts } = clipboard;
      return (cuts ? texts.clipboard.moveHere : texts.clipboard.pasteHere)(nameOf(items));
    },
  };
}

const nameOf = (items: readonly GridItem[]): string =>
  items.length === 1 && items[0] ? itemTitle(items[0]) : texts.clipboard.many(items.length);
