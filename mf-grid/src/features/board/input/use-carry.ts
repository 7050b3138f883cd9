import { toaster } from '@keikka/ui';
import { useEffect, useRef, useState } from 'react';
import { carry, type CarryStep } from './carry.js';
import type { ItemKey } from '../../../day/model/grid-day.js';
import { chosenBar, type HeldItem } from '../../../day/drops/held.js';
import { texts } from '../texts.js';
import { shake } from '../drag/motion.js';
import { dropBoard } from '../../../day/drops/resolve-drop.js';
import { useItemNow } from '../../../changes/commands/day-command.js';
import { useBoard } from '../../../view/board-context.js';
import { dropHeld } from '../drag/drop-held.js';
import type { GestureCommands } from '../drag/board-gestures.js';

export interface Carry {
  step: (key: ItemKey, step: CarryStep) => void;
  /** Returns the bar to its place; false when none is carried. */
  cancel: () => boolean;
  /** The place in words, for screen readers. */
  spoken: string;
}

/**
 * Dragging by keys: each press moves the bar further, and releasing the modifier (Alt) drops it, which makes one
 * undoable change. Leaving the window returns the bar, as Esc does.
 */
export function useCarry(commands: GestureCommands): Carry {
  const { day, rows, board, interaction, ownAsiakasId, mayEdit } = useBoard();
  const itemNow = useItemNow();
  const [spoken, setSpoken] = useState('');
  const carried = useRef<HeldItem | null>(null);
  const refusal = useRef(0);

  /** The carried item, unless the pointer or another day has replaced it. */
  const take = (): HeldItem | null => {
    const mine = carried.current;
    carried.current = null;
    if (!mine || interaction.get().held !== mine) return null;
    interaction.update({ held: null });
    return mine;
  };
  const cancel = (): boolean => {
    const back = take();
    if (back) setSpoken(texts.carry.cancelled);
    return back !== null;
  };
  const letGo = (): void => {
    const mine = take();
    if (mine) dropHeld(mine, { board, commands });
  };
  const refuse = (key: ItemKey, text: string): void => {
    setSpoken(text);
    toaster.close(refusal.current);
    refusal.current = toaster.show({ text });
    shake(board.current?.elementOf(key) ?? null);
  };

  function step(key: ItemKey, direction: CarryStep): void {
    const item = itemNow(day.yyyymmdd, key);
    if (!item || !mayEdit) return;
    const mine = carried.current?.key === key && interaction.get().held === carried.current;
    const place = mine ? (carried.current?.place ?? null) : null;
    const next = carry(rows, dropBoard(day, ownAsiakasId), item, place, direction);
    if ('refused' in next) {
      refuse(key, next.refused);
      return;
    }
    const { vehicleId, span } = next.place;
    board.current?.reveal(next.rowIndex, span);
    const pointer = board.current?.pointOf(vehicleId, span.startMs) ?? { x: 0, y: 0 };
    const held: HeldItem = { kind: 'item', key, item, pointer, place: next.place, day: null, copies: false };
    carried.current = held;
    interaction.update({ ...chosenBar(key), held });
    setSpoken(next.spoken);
  }

  const latest = useRef({ letGo, cancel });
  useEffect(() => {
    latest.current = { letGo, cancel };
  });
  useEffect(() => {
    const onKeyUp = (event: KeyboardEvent): void => {
      // Checks the modifier's state and not the key's name, because X11 calls Alt `Meta` while Shift is held.
      if (event.altKey || !carried.current) return;
      // The browser's own menu would take the focus.
      event.preventDefault();
      latest.current.letGo();
    };
    const onBlur = (): void => void latest.current.cancel();
    document.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    };
  }, []);
  return { step, cancel, spoken };
}
