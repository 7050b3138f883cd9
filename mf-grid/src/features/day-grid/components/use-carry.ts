import { clockRange } from '@keikka/domain';
import { toaster } from '@keikka/ui';
import { useEffect, useRef, useState } from 'react';
import type { BoardRow } from '../model/board-rows.js';
import { carriedTo, type CarriedTo, type CarryStep } from '../model/carry.js';
import { findItem, spanOf, type ItemKey } from '../model/grid-day.js';
import type { HeldItem } from '../model/held.js';
import { dragRefusal, resolveDrop } from '../model/resolve-drop.js';
import { rowAnswer } from '../model/row-answer.js';
import { texts } from '../texts.js';
import { shake } from './drag/motion.js';
import { dropBoard, dropHeld, type BoardGestures } from './drag/use-board-gestures.js';

export interface Carry {
  step: (key: ItemKey, step: CarryStep) => void;
  /** Puts it back; false when nothing is carried. */
  cancel: () => boolean;
  /** Where it is, for who does not see it. */
  spoken: string;
}

/**
 * The drag by keys: each press carries the bar further, the key that was held down (Alt) lets it go, and only then it
 * is moved, as one change to be taken back. Leaving the window puts it back, as Esc does.
 */
export function useCarry(rows: readonly BoardRow[], gestures: BoardGestures): Carry {
  const [spoken, setSpoken] = useState('');
  const carried = useRef<HeldItem | null>(null);
  const refusal = useRef(0);
  const { interaction } = gestures;

  /** What is carried, unless the pointer or another day has taken its place. */
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
    if (mine) dropHeld(gestures, mine);
  };
  const refuse = (key: ItemKey, text: string): void => {
    setSpoken(text);
    toaster.close(refusal.current);
    refusal.current = toaster.show({ text });
    shake(gestures.board.current?.elementOf(key) ?? null);
  };

  function step(key: ItemKey, direction: CarryStep): void {
    const { day, ownAsiakasId, mayEdit, board } = gestures;
    const item = findItem(day, key);
    if (!item || !mayEdit) return;
    const refused = dragRefusal(item, ownAsiakasId);
    if (refused) {
      refuse(key, texts.drag.rejected[refused]);
      return;
    }
    const mine = interaction.get().held === carried.current ? carried.current : null;
    const from = placeOf(mine, key) ?? { vehicleId: item.vehicleId, span: spanOf(item) };
    const to = carriedTo(rows, dropBoard(day, ownAsiakasId), from, direction);
    if (!to) {
      refuse(key, texts.carry.refused[direction]);
      return;
    }
    const rowIndex = rows.findIndex(
      (row) => row.kind === 'vehicle' && row.vehicle.vehicleId === to.vehicleId,
    );
    const row = rows[rowIndex];
    if (row?.kind !== 'vehicle') return;
    const { vehicle } = row;
    const result = resolveDrop(dropBoard(day, ownAsiakasId), {
      item,
      target: vehicle,
      ...to.span,
      exact: true,
    });
    board.current?.reveal(rowIndex);
    const pointer = board.current?.pointOf(to.vehicleId, to.span.startMs) ?? { x: 0, y: 0 };
    const held: HeldItem = { kind: 'item', key, item, pointer, place: { ...to, result } };
    carried.current = held;
    interaction.update({ active: key, held });
    const { text } = rowAnswer(vehicle, day.yyyymmdd, item, to.span);
    setSpoken(texts.carry.at(vehicle.vehicleNo, clockRange(to.span.startMs, to.span.endMs), text));
  }

  const latest = useRef({ letGo, cancel });
  useEffect(() => {
    latest.current = { letGo, cancel };
  });
  useEffect(() => {
    const onKeyUp = (event: KeyboardEvent): void => {
      if (event.key !== 'Alt' || !carried.current) return;
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

const placeOf = (held: HeldItem | null, key: ItemKey): CarriedTo | null => {
  const vehicleId = held?.key === key ? held.place.vehicleId : null;
  return held && vehicleId !== null ? { vehicleId, span: held.place.span } : null;
};
