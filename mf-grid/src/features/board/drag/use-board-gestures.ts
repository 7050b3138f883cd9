import type { Yyyymmdd } from '@keikka/domain';
import { useEffect, useRef } from 'react';
import { findItem, spanOf } from '../../../day/model/grid-day.js';
import { chosenBar, chosenSlot, type Held, type HeldPlace, type Point } from '../../../day/drops/held.js';
import { drawnSpan, pressedSpan } from '../../../day/drops/slot.js';
import type { Rejection } from '../../../day/model/rejection.js';
import { driverRefusal, resolveDriverDrop } from '../../../day/drops/resolve-driver-drop.js';
import {
  dragRefusal,
  dropBoard,
  FINE_STEP_MS,
  resizedSpan,
  resolveDrop,
  resolveResize,
  snapStart,
  STEP_MS,
  type Edge,
} from '../../../day/drops/resolve-drop.js';
import type { BoardCommands } from '../dialogs/use-board-commands.js';
import { useBoard, type BoardView } from '../../../view/board-context.js';
import type { BoardPlace } from '../../../view/board-handle.js';
import { dayCells } from './day-cells.js';
import { edgeAt, grabAt, keyAt, type Grab } from './grab.js';
import { listenToGestures, type GestureHost } from './pointer-gestures.js';
import { shake } from './motion.js';

/** What a gesture may come to. */
export type GestureCommands = Pick<
  BoardCommands,
  | 'moveItem'
  | 'openMove'
  | 'copyItem'
  | 'mayCopy'
  | 'setDriver'
  | 'makePalkki'
  | 'refuse'
  | 'openMenu'
  | 'openSlotMenu'
>;

export type BoardGestures = BoardView & { commands: GestureCommands };

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
    current().interaction.update({ held: null });
  };
  return {
    hover(element, point) {
      const { day, ownAsiakasId } = current();
      const key = keyAt(element);
      const item = canDrag(current()) && key && findItem(day, key);
      const edge = item && !dragRefusal(item, ownAsiakasId) ? edgeAt(day, item, element, point) : null;
      root.toggleAttribute('data-resize', edge !== null);
    },
    canLift: ({ kind }) => (kind === 'slot' ? !current().phone : canDrag(current())),
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
    scrollAtEdge: (point) => current().board.current?.scrollAtEdge(point) ?? false,
    drop() {
      const { held, slot } = current().interaction.get();
      const isDrawn = lifted?.kind === 'slot';
      letGo();
      if (isDrawn && slot) current().commands.makePalkki?.(slot);
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
      const { vehicleId, fromMs } = grab;
      const slot = { vehicleId, span: pressedSpan(day.yyyymmdd, fromMs) };
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
  const refusal = mayEdit ? grabRefusal(grab, ownAsiakasId) : 'DROP.NO_RIGHT';
  if (refusal) commands.refuse(refusal);
  return !refusal;
}

const grabRefusal = (grab: Exclude<Grab, { kind: 'slot' }>, ownAsiakasId: number): Rejection | undefined =>
  grab.kind === 'item' ? dragRefusal(grab.item, ownAsiakasId) : driverRefusal(grab.driver);

function hold(gestures: BoardGestures, grab: Grab, pointer: Point, day: Yyyymmdd | null = null): void {
  const { interaction } = gestures;
  const place = gestures.board.current?.placeAt(pointer) ?? null;
  if (grab.kind === 'driver') {
    const target = place?.vehicle ?? null;
    const result = resolveDriverDrop(gestures.day.yyyymmdd, grab.driver, target);
    const vehicleId = 'move' in result ? result.move.vehicleId : null;
    interaction.update({ held: { ...grab, vehicleId, result, pointer } });
    return;
  }
  if (grab.kind === 'slot') {
    const { vehicleId, fromMs } = grab;
    const to = gestures.board.current?.timeAt(pointer) ?? fromMs;
    const span = drawnSpan(gestures.day.yyyymmdd, fromMs, to, pointer.fine ? FINE_STEP_MS : STEP_MS);
    interaction.update(chosenSlot({ vehicleId, span }));
    return;
  }
  const { held } = interaction.get();
  const before = held?.kind === 'item' ? held.place : null;
  const stepMs = pointer.fine ? FINE_STEP_MS : STEP_MS;
  const next = grab.edge
    ? pulledPlace(gestures, grab, grab.edge, { pointer, stepMs })
    : carriedPlace(gestures, grab, place, stepMs);
  const same = before !== null && isSamePlace(before, next);
  const { key, item } = grab;
  const copies = pointer.copies === true && grab.edge === null && gestures.commands.mayCopy(item);
  interaction.update({
    ...chosenBar(key),
    held: { kind: 'item', key, item, pointer, place: same ? before : next, day, copies },
  });
}

type GrabbedItem = Extract<Grab, { kind: 'item' }>;

/** An end has no row. Beside the board it stops at the scale's end; above and below the board it returns. */
function pulledPlace(
  { day, ownAsiakasId, board }: BoardGestures,
  { item, offsetMs }: GrabbedItem,
  edge: Edge,
  { pointer, stepMs }: { pointer: Point; stepMs: number },
): HeldPlace {
  const drop = dropBoard(day, ownAsiakasId);
  const at = board.current?.timeAt(pointer) ?? null;
  const { startMs, endMs } = spanOf(item);
  const ms = at !== null ? at - offsetMs : edge === 'end' ? endMs : startMs;
  const resize = { item, edge, ms, stepMs };
  const result = resolveResize(drop, resize);
  return { vehicleId: item.vehicleId, span: resizedSpan(drop.day, resize), result };
}

/** Outside the board the item keeps its time and has no row; dropped there, it returns. */
function carriedPlace(
  { day, ownAsiakasId }: BoardGestures,
  { item, offsetMs }: GrabbedItem,
  place: BoardPlace | null,
  stepMs: number,
): HeldPlace {
  const { startMs, endMs } = spanOf(item);
  const board = dropBoard(day, ownAsiakasId);
  const target = place?.vehicle ?? null;
  const draggedStartMs = place ? place.ms - offsetMs : startMs;
  const snapped = snapStart(item, draggedStartMs, board.day, stepMs);
  return {
    vehicleId: target?.vehicleId ?? null,
    span: { startMs: snapped, endMs: snapped + endMs - startMs },
    result: resolveDrop(board, { item, target, startMs: draggedStartMs, stepMs }),
  };
}

const isSamePlace = (one: HeldPlace, other: HeldPlace): boolean =>
  one.vehicleId === other.vehicleId &&
  one.span.startMs === other.span.startMs &&
  one.span.endMs === other.span.endMs &&
  // A vehicle that a colleague has just taken out of service no longer accepts it.
  'move' in one.result === 'move' in other.result;

const quiet: readonly Rejection[] = [
  'DROP.UNCHANGED',
  'DROP.NO_TARGET',
  'DRIVER.UNCHANGED',
  'DRIVER.NO_TARGET',
];

/** Drops the dragged item: it is moved there, or refused with the reason. */
export function dropHeld(held: Held, { board, commands }: Pick<BoardGestures, 'board' | 'commands'>): void {
  if (held.kind === 'driver') {
    const { driver, result } = held;
    if ('move' in result) commands.setDriver(driver, result.move.vehicleId);
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
