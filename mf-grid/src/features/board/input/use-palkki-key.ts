import { helsinkiDay } from '@keikka/domain';
import { useShortcuts } from '@keikka/sdk';
import { useBoard } from '../../../view/board-context.js';
import { texts as dayTexts } from '../../../day/texts.js';
import type { BoardCommands } from '../dialogs/use-board-commands.js';
import { slotBeside } from './slot-beside.js';

/** N makes a palkki: in the chosen free place, or after the chosen bar if there is one. */
export function usePalkkiKey({ makePalkki }: BoardCommands): void {
  const { day, rows, interaction } = useBoard();
  const act = (): void => {
    const { active, slot } = interaction.get();
    const after = active && slotBeside(rows, active, day.yyyymmdd, 'after');
    // None after a bar that ends on another day, since the palkki is made on this one.
    const isToday = after && helsinkiDay(after.span.startMs) === day.yyyymmdd;
    makePalkki?.(slot ?? (isToday ? after : undefined));
  };
  useShortcuts(dayTexts.keys.page, makePalkki ? [{ keys: ['n'], label: dayTexts.makePalkki, act }] : []);
}
