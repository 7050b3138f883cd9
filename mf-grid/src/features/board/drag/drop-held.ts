import type { Held } from '../../../day/drops/held.js';
import type { Rejection } from '../../../day/model/rejection.js';
import { shake } from './motion.js';
import type { BoardGestures } from './board-gestures.js';

const quiet: readonly Rejection[] = [
  'DROP.UNCHANGED',
  'DROP.NO_TARGET',
  'DRIVER.UNCHANGED',
  'DRIVER.NO_TARGET',
];

/** Drops the dragged item: it is moved there, or refused with the reason. */
export function dropHeld(held: Held, { board, commands }: Pick<BoardGestures, 'board' | 'commands'>): void {
  if (held.kind === 'driver') {
    const { driver, result, isOff, fromVehicleId } = held;
    if (isOff && fromVehicleId !== null) commands.removeDriver(fromVehicleId);
    else if ('move' in result) commands.setDriver(driver, result.move.vehicleId);
    else if (!quiet.includes(result.rejected)) commands.refuse(result.rejected);
    return;
  }
  const { result } = held.place;
  if (held.day !== null) commands.openMove(held.key, held.day);
  else if ('move' in result) {
    const { vehicleId, timeStart } = result.move;
    if (held.copies && commands.mayCopy(held.item))
      commands.copyItem(held.item, { vehicleId, startMs: Date.parse(timeStart) });
    else commands.moveItem(held.item, result.move);
  } else if (!quiet.includes(result.rejected)) {
    shake(board.current?.elementOf(held.key) ?? null);
    commands.refuse(result.rejected);
  }
}
