import { helsinkiDay } from '@keikka/domain';
import { useShortcuts } from '@keikka/sdk';
import type { Slot } from '../../../day/drops/slot.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { useBoard } from '../../../view/board-context.js';
import type { BoardCommands } from '../dialogs/use-board-commands.js';
import { slotBeside } from './slot-beside.js';

/** N makes an order and P a palkki: in the chosen free place, or after the chosen bar if there is one. */
export function useMakeKeys({ makeOrder, makePalkki }: BoardCommands): void {
  const { day, rows, interaction } = useBoard();
  function place(): Slot | undefined {
    const { active, slot } = interaction.get();
    const after = active && slotBeside(rows, active, day.yyyymmdd, 'after');
    // None after a bar that ends on another day, since it is made on this one.
    const isToday = after && helsinkiDay(after.span.startMs) === day.yyyymmdd;
    return slot ?? (isToday ? after : undefined);
  }
  useShortcuts(dayTexts.keys.page, [
    ...(makeOrder ? [{ keys: ['n'], label: dayTexts.makeOrder, act: () => makeOrder(place()) }] : []),
    // For who may make no orders, N makes a palkki as the gestures do.
    ...(makePalkki
      ? [
          {
            keys: makeOrder ? ['p'] : ['n', 'p'],
            label: dayTexts.makePalkki,
            act: () => makePalkki(place()),
          },
        ]
      : []),
  ]);
}
