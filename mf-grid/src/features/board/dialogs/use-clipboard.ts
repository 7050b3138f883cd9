import type { GridDay, GridItem, GridKeikka, GridPalkki } from '@keikka/contracts';
import { useNotify } from '@keikka/sdk';
import type { DayActions, MovedItem } from '../../../changes/use-day-actions.js';
import type { Clipboard } from '../../../day/drops/held.js';
import { planMoves, planWarning, type Goal } from '../../../day/drops/move-plan.js';
import { dropBoard } from '../../../day/drops/resolve-drop.js';
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

interface ClipboardTools extends Pick<DayActions, 'moveItem' | 'moveItems' | 'copyItem'> {
  mayCopy: (item: GridItem) => item is GridKeikka | GridPalkki;
  refuse: (reason: Rejection) => void;
}

/** Copying and moving by way of the clipboard, on one day or from one to another. */
export function useClipboard(tools: ClipboardTools): ClipboardCommands {
  const { moveItem, moveItems, copyItem, mayCopy, refuse } = tools;
  const { day, ownAsiakasId, interaction } = useBoard();
  const notify = useNotify();

  /** Moves what was cut, all of it or nothing: one item to the place, several each to its own place on this day. */
  function move({ items, from }: Clipboard, to: PasteTo): void {
    const goals = items.map((item): Goal => {
      const own = spanOnDay(spanOf(item), from.yyyymmdd, day.yyyymmdd);
      if (items.length > 1) return { item, vehicleId: item.vehicleId, ...own };
      const { vehicleId = item.vehicleId, startMs = own.startMs } = to;
      return { item, vehicleId, startMs, endMs: startMs + own.endMs - own.startMs };
    });
    const answers = planMoves(day, dropBoard(day, ownAsiakasId), goals);
    const moved = goals.flatMap(({ item }, at): MovedItem[] => {
      const { result } = answers[at] ?? {};
      return result && 'move' in result ? [{ item, move: result.move }] : [];
    });
    const refused = answers.find(({ result }) => 'rejected' in result)?.result;
    if (refused && 'rejected' in refused) {
      refuse(refused.rejected);
      return;
    }
    interaction.update({ clipboard: null });
    const [first] = moved;
    const days = { from, to: day };
    if (moved.length > 1) moveItems(moved, days, planWarning(answers));
    else if (first) moveItem(first.item, first.move, days);
  }

  function copy(item: GridItem, from: GridDay, to: PasteTo): void {
    if (mayCopy(item)) copyItem(item, { vehicleId: item.vehicleId, from, ...to });
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
      const [one, ...others] = items;
      if (cuts) move(clipboard, to);
      else if (one && others.length === 0) copy(one, from, to);
      else for (const item of items) copy(item, from, {});
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
