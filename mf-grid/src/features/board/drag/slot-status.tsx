import { VisuallyHidden } from '@keikka/ui';
import { slotTimes } from '../../../day/drops/slot.js';
import { useBoard } from '../../../view/board-context.js';
import { useStoreValue } from '../../../view/use-store-value.js';
import type { BoardCommands } from '../dialogs/use-board-commands.js';
import { texts } from '../texts.js';

/** Says the chosen free place to screen readers. */
export function SlotStatus({ commands }: { commands: BoardCommands }) {
  const { day, interaction } = useBoard();
  const slot = useStoreValue(interaction, (state) => state.slot);
  const vehicle = day.ajoneuvot.find((row) => row.vehicleId === slot?.vehicleId);
  return (
    <VisuallyHidden role="status">
      {slot && texts.slot.spoken(vehicle?.vehicleNo ?? '', slotTimes(slot), texts.slot.makes(commands))}
    </VisuallyHidden>
  );
}
