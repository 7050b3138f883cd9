import { useEffect, useRef } from 'react';
import { findItem } from '../../../day/model/grid-day.js';
import { chosenSlot } from '../../../day/drops/held.js';
import { pressedSlot } from '../../../day/drops/slot.js';
import type { Rejection } from '../../../day/model/rejection.js';
import { driverRefusal } from '../../../day/drops/resolve-driver-drop.js';
import { dragRefusal } from '../../../day/drops/resolve-drop.js';
import { useBoard } from '../../../view/board-context.js';
import type { BoardGestures, GestureCommands } from './board-gestures.js';
import { dayCells } from './day-cells.js';
import { dropHeld } from './drop-held.js';
import { edgeAt, grabAt, keyAt, type Grab } from './grab.js';
import { hold } from './hold.js';
import { listenToGestures, type GestureHost } from './pointer-gestures.js';

/**
 * Connects the page's pointer listener to the board: lifts items, shows where they would land, and passes on the move.
 */
export function useBoardGestures(commands: GestureCommands): void {
  const view = useBoard();
  const latest = useRef({ ...view, commands });
  useEffect(() => {
    latest.current = { ...view, commands };
  });
  const { root, frozen } = view;
  const { yyyymmdd } = view.day;
  useEffect(() => {
    const element = root.current;
    return element && !frozen
      ? listenToGestures(
          element,
          gestureHost(element, () => latest.current),
        )
      : undefined;
    // Another day is another board, so a drag over the old one is cancelled.
  }, [root, yyyymmdd, frozen]);
}

function gestureHost(root: HTMLElement, current: () => BoardGestures): GestureHost<Grab> {
  let lifted: Grab | null = null;
  const days = dayCells();
  const letGo = (): void => {
    lifted = null;
    days.light(null);
    current().interaction.update({ held: null, frame: null });
  };
  return {
    hover(element, point) {
      const { day, ownAsiakasId } = current();
      const key = keyAt(element);
      const item = canDrag(current()) && key && findItem(day, key);
      const edge = item && !dragRefusal(item, ownAsiakasId) ? edgeAt(day, item, element, point) : null;
      root.toggleAttribute('data-resize', edge !== null);
    },
    canLift: ({ kind }) => (kind === 'slot' || kind === 'frame' ? !current().phone : canDrag(current())),
    grabAt: (element, point) => grabAt(current(), element, point),
    lift(grab, point) {
      if (!mayLift(current(), grab)) return false;
      lifted = grab;
      hold(current(), grab, point);
      return true;
    },
    move(point) {
      if (!lifted) return;
      const isWhole = lifted.kind === 'item' && lifted.edge === null;
      const cell = isWhole ? days.at(point, current().day.yyyymmdd) : null;
      days.light(cell);
      hold(current(), lifted, point, cell?.dataset.day);
    },
    // A frame would stay where it was on the screen.
    scrollAtEdge: (point) =>
      lifted?.kind !== 'frame' && (current().board.current?.scrollAtEdge(point) ?? false),
    drop() {
      const { held, slot } = current().interaction.get();
      const isDrawn = lifted?.kind === 'slot';
      letGo();
      if (isDrawn && slot) current().commands.makeItem?.(slot);
      else if (held) dropHeld(held, current());
    },
    cancel() {
      if (lifted?.kind === 'slot') current().interaction.update(chosenSlot(null));
      letGo();
    },
    longPress(grab, point) {
      const { commands, day, interaction } = current();
      if (grab.kind === 'item') commands.openMenu(grab.key, point);
      if (grab.kind !== 'slot') return;
      const slot = pressedSlot(day.yyyymmdd, grab.vehicleId, grab.fromMs);
      interaction.update(chosenSlot(slot));
      commands.openSlotMenu(slot, point);
    },
  };
}

/** On a narrow screen the day is a list without places to drag to; its menu moves items. */
const canDrag = ({ mayEdit, phone }: BoardGestures): boolean => mayEdit && !phone;

function mayLift({ mayEdit, phone, ownAsiakasId, commands }: BoardGestures, grab: Grab): boolean {
  if (phone) return false;
  if (grab.kind === 'slot') return true;
  if (grab.kind === 'frame') return mayEdit;
  const refusal = mayEdit ? grabRefusal(grab, ownAsiakasId) : 'DROP.NO_RIGHT';
  if (refusal) commands.refuse(refusal);
  return !refusal;
}

const grabRefusal = (
  grab: Exclude<Grab, { kind: 'slot' | 'frame' }>,
  ownAsiakasId: number,
): Rejection | undefined =>
  grab.kind === 'item' ? dragRefusal(grab.item, ownAsiakasId) : driverRefusal(grab.driver);
