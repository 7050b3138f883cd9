import { chosenBar, chosenSlot } from '../../../day/drops/held.js';
import { dropBoard } from '../../../day/drops/resolve-drop.js';
import { takesNew, type Slot } from '../../../day/drops/slot.js';
import { useBoard } from '../../../view/board-context.js';
import type { BoardCommands } from '../dialogs/use-board-commands.js';
import { carriedTo, type CarryStep } from './carry.js';

const steps: Readonly<Record<string, CarryStep>> = {
  arrowleft: 'earlier',
  arrowright: 'later',
  arrowup: 'up',
  arrowdown: 'down',
  'shift+arrowleft': 'shorter',
  'shift+arrowright': 'longer',
};

/** The keys of a chosen free place; each returns whether it was used. */
export function useSlotKeys(commands: BoardCommands): (slot: Slot, key: string) => boolean {
  const { day, rows, board, interaction, ownAsiakasId } = useBoard();
  function go(slot: Slot, step: CarryStep): void {
    const next = carriedTo(rows, dropBoard(day, ownAsiakasId), slot, step);
    if (!next) return;
    const index = rows.findIndex((row) => row.kind === 'vehicle' && row.vehicle.vehicleId === next.vehicleId);
    const row = rows[index];
    if (row?.kind === 'vehicle' && !takesNew(row.vehicle, day.yyyymmdd)) {
      go({ ...slot, ...next }, step);
      return;
    }
    const drawn = slot.drawn || step === 'shorter' || step === 'longer';
    interaction.update(chosenSlot({ ...next, drawn, from: slot.from }));
    board.current?.reveal(index, next.span);
  }
  return (slot, key) => {
    const { vehicleId, span } = slot;
    const step = steps[key];
    if (step) go(slot, step);
    else if (key === 'enter') commands.makeItem?.(slot);
    else if (key === 'escape') interaction.update(chosenBar(slot.from ?? null));
    else if (key === 'mod+v') commands.paste({ vehicleId, startMs: span.startMs });
    else if (key === 'contextmenu' || key === 'shift+f10')
      commands.openSlotMenu(slot, board.current?.pointOf(vehicleId, span.startMs) ?? { x: 0, y: 0 });
    else return false;
    return true;
  };
}
