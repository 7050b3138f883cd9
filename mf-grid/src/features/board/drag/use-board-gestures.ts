import type { GridDay, GridDriver, GridItem } from '@keikka/contracts';
import { dayRange } from '@keikka/domain';
import { useEffect, useRef } from 'react';
import { findItem, spanOf, type ItemKey } from '../../../day/model/grid-day.js';
import type { Held, HeldDriver, HeldPlace, Point } from '../../../day/drops/held.js';
import { jobsOf } from '../../../day/model/drivers.js';
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
  type ItemMove,
} from '../../../day/drops/resolve-drop.js';
import { useBoard, type BoardView } from '../../../view/board-context.js';
import type { BoardPlace } from '../../../view/board-handle.js';
import { listenToGestures, type GestureHost } from './pointer-gestures.js';
import { shake } from './motion.js';

type Grab =
  /** With an edge, that end is dragged; without one, the whole item. */
  | { kind: 'item'; item: GridItem; key: ItemKey; edge: Edge | null; offsetMs: number }
  | Pick<HeldDriver, 'kind' | 'driver' | 'jobs'>;

/** The callbacks for a gesture's result. */
export interface GestureCommands {
  moveItem: (item: GridItem, move: ItemMove) => void;
  setDriver: (driver: GridDriver, vehicleId: number) => void;
  refuse: (reason: Rejection) => void;
  openMenu: (key: ItemKey, point: Point) => void;
}

type BoardGestures = BoardView & { commands: GestureCommands };

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
  const letGo = (): void => {
    lifted = null;
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
    canLift: () => canDrag(current()),
    grabAt: (element, point) => grabAt(current(), element, point),
    lift(grab, point) {
      if (!mayLift(current(), grab)) return false;
      lifted = grab;
      hold(current(), grab, point);
      return true;
    },
    move: (point) => lifted && hold(current(), lifted, point),
    scrollAtEdge: (point) => current().board.current?.scrollAtEdge(point) ?? false,
    drop() {
      const { held } = current().interaction.get();
      letGo();
      if (held) dropHeld(held, current());
    },
    cancel: letGo,
    longPress: (grab, point) => {
      if (grab.kind === 'item') current().commands.openMenu(grab.key, point);
    },
  };
}

function grabAt({ day, board }: BoardGestures, element: Element, point: Point): Grab | null {
  const key = keyAt(element);
  const item = key && findItem(day, key);
  if (item) {
    const edge = edgeAt(day, item, element, point);
    const anchorMs = edge === 'end' ? spanOf(item).endMs : spanOf(item).startMs;
    const at = board.current?.placeAt(point)?.ms ?? anchorMs;
    return { kind: 'item', item, key, edge, offsetMs: at - anchorMs };
  }
  const personId = Number(element.closest<HTMLElement>('[data-person]')?.dataset.person);
  const driver = day.kuskit?.find((kuski) => kuski.personId === personId);
  return driver ? { kind: 'driver', driver, jobs: jobsOf(day, personId) } : null;
}

const keyAt = (element: Element): ItemKey | undefined =>
  element.closest<HTMLElement>('[data-key]')?.dataset.key as ItemKey | undefined;

const EDGE_PX = 6;
/** A narrower bar would be nothing but edges and could not be dragged. */
const WIDTH_WITH_EDGES = 36;

/** The end of the bar under the pointer. An end beyond the day cannot be dragged. */
function edgeAt(day: GridDay, item: GridItem, element: Element, { x }: Point): Edge | null {
  const box = element.closest('[data-key]')?.getBoundingClientRect();
  if (!box || box.width < WIDTH_WITH_EDGES) return null;
  const { startMs, endMs } = spanOf(item);
  const { start, end } = dayRange(day.yyyymmdd);
  if (x - box.left <= EDGE_PX && startMs >= start.getTime()) return 'start';
  return box.right - x <= EDGE_PX && endMs <= end.getTime() + 1 ? 'end' : null;
}

/** On a narrow screen the day is a list without places to drag to; its menu moves items. */
const canDrag = ({ mayEdit, phone }: BoardGestures): boolean => mayEdit && !phone;

function mayLift({ mayEdit, phone, ownAsiakasId, commands }: BoardGestures, grab: Grab): boolean {
  if (phone) return false;
  const refusal = mayEdit ? grabRefusal(grab, ownAsiakasId) : 'DROP.NO_RIGHT';
  if (refusal) commands.refuse(refusal);
  return !refusal;
}

const grabRefusal = (grab: Grab, ownAsiakasId: number): Rejection | undefined =>
  grab.kind === 'item' ? dragRefusal(grab.item, ownAsiakasId) : driverRefusal(grab.driver);

function hold(gestures: BoardGestures, grab: Grab, pointer: Point): void {
  const { interaction } = gestures;
  const place = gestures.board.current?.placeAt(pointer) ?? null;
  if (grab.kind === 'driver') {
    const target = place?.vehicle ?? null;
    const result = resolveDriverDrop(gestures.day.yyyymmdd, grab.driver, target);
    const vehicleId = 'move' in result ? result.move.vehicleId : null;
    interaction.update({ held: { ...grab, vehicleId, result, pointer } });
    return;
  }
  const { held } = interaction.get();
  const before = held?.kind === 'item' ? held.place : null;
  const stepMs = pointer.fine ? FINE_STEP_MS : STEP_MS;
  const next = grab.edge
    ? pulledPlace(gestures, grab, grab.edge, { pointer, stepMs })
    : carriedPlace(gestures, grab, place, stepMs);
  const same = before !== null && isSamePlace(before, next);
  interaction.update({
    active: grab.key,
    held: { kind: 'item', key: grab.key, item: grab.item, pointer, place: same ? before : next },
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
  if ('move' in result) commands.moveItem(held.item, result.move);
  else if (!quiet.includes(result.rejected)) {
    shake(board.current?.elementOf(held.key) ?? null);
    commands.refuse(result.rejected);
  }
}
