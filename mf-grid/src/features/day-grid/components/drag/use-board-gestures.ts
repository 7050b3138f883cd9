import type { GridDriver } from '@keikka/contracts';
import { dayRange } from '@keikka/domain';
import { useEffect, useRef, type RefObject } from 'react';
import { findItem, spanOf, type GridDay, type GridItem, type ItemKey } from '../../model/grid-day.js';
import type { HeldItem, Interaction, Point } from '../../model/held.js';
import { resolveDriverDrop } from '../../model/resolve-driver-drop.js';
import {
  dragRefusal,
  resolveDrop,
  snapStart,
  type DropBoard,
  type DropRejection,
  type ItemMove,
} from '../../model/resolve-drop.js';
import type { ValueStore } from '../../model/value-store.js';
import type { BoardHandle } from '../board/board-handle.js';
import { listenToGestures, type GestureHost } from './pointer-gestures.js';
import { shake } from './motion.js';

type Grab =
  { kind: 'item'; item: GridItem; key: ItemKey; offsetMs: number } | { kind: 'driver'; driver: GridDriver };

export interface BoardGestures {
  day: GridDay;
  ownAsiakasId: number;
  mayEdit: boolean;
  interaction: ValueStore<Interaction>;
  board: RefObject<BoardHandle | null>;
  onMoveItem: (item: GridItem, move: ItemMove) => void;
  onMoveDriver: (driver: GridDriver, vehicleId: number) => void;
  onRefused: (reason: DropRejection) => void;
  onMenu: (key: ItemKey, point: Point) => void;
}

/** Wires the page's one pointer listener to the board: lifts, shows where it would land, and hands over the move. */
export function useBoardGestures(root: RefObject<HTMLElement | null>, gestures: BoardGestures): void {
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  const { yyyymmdd } = gestures.day;
  useEffect(() => {
    const element = root.current;
    return element
      ? listenToGestures(
          element,
          gestureHost(() => latest.current),
        )
      : undefined;
    // Another day is another board: what is held over the old one is let go.
  }, [root, yyyymmdd]);
}

function gestureHost(current: () => BoardGestures): GestureHost<Grab> {
  let lifted: Grab | null = null;
  const letGo = (): void => {
    lifted = null;
    current().interaction.update({ held: null });
  };
  return {
    canLift: () => current().mayEdit,
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
      if (held) finish(current(), held);
    },
    cancel: letGo,
    longPress: (grab, point) => {
      if (grab.kind === 'item') current().onMenu(grab.key, point);
    },
  };
}

function grabAt({ day, board }: BoardGestures, element: Element, point: Point): Grab | null {
  const key = element.closest<HTMLElement>('[data-key]')?.dataset.key as ItemKey | undefined;
  const item = key && findItem(day, key);
  if (item) {
    const at = board.current?.placeAt(point)?.ms ?? spanOf(item).startMs;
    return { kind: 'item', item, key, offsetMs: at - spanOf(item).startMs };
  }
  const personId = Number(element.closest<HTMLElement>('[data-person]')?.dataset.person);
  const driver = day.kuskit?.find((kuski) => kuski.personId === personId);
  return driver ? { kind: 'driver', driver } : null;
}

function mayLift({ mayEdit, ownAsiakasId, onRefused }: BoardGestures, grab: Grab): boolean {
  if (!mayEdit) return false;
  const refusal = grab.kind === 'item' ? dragRefusal(grab.item, ownAsiakasId) : undefined;
  if (refusal) onRefused(refusal);
  return !refusal;
}

function hold(gestures: BoardGestures, grab: Grab, pointer: Point): void {
  const { interaction } = gestures;
  const place = gestures.board.current?.placeAt(pointer) ?? null;
  if (grab.kind === 'driver') {
    const target = place?.vehicle ?? null;
    const result = resolveDriverDrop(gestures.day.yyyymmdd, grab.driver, target);
    const vehicleId = 'move' in result ? result.move.vehicleId : null;
    interaction.update({ held: { kind: 'driver', driver: grab.driver, vehicleId, result, pointer } });
    return;
  }
  const { held } = interaction.get();
  const before = held?.kind === 'item' ? held.place : null;
  const next = placeOf(gestures, grab, place);
  const same = before?.vehicleId === next.vehicleId && before.span.startMs === next.span.startMs;
  interaction.update({
    active: grab.key,
    held: { kind: 'item', key: grab.key, item: grab.item, pointer, place: same ? before : next },
  });
}

/** Outside the board the item stays at its own time and has no row: let go there, it is where it was. */
function placeOf(
  { day, ownAsiakasId }: BoardGestures,
  { item, offsetMs }: Extract<Grab, { kind: 'item' }>,
  place: ReturnType<BoardHandle['placeAt']>,
): HeldItem['place'] {
  const { startMs, endMs } = spanOf(item);
  const board = dropBoard(day, ownAsiakasId);
  const target = place?.vehicle ?? null;
  const heldStart = place ? place.ms - offsetMs : startMs;
  const snapped = snapStart(item, heldStart, board.day);
  return {
    vehicleId: target?.vehicleId ?? null,
    span: { startMs: snapped, endMs: snapped + endMs - startMs },
    result: resolveDrop(board, { item, target, startMs: heldStart }),
  };
}

export function dropBoard({ yyyymmdd }: GridDay, ownAsiakasId: number): DropBoard {
  const { start, end } = dayRange(yyyymmdd);
  return { yyyymmdd, day: { startMs: start.getTime(), endMs: end.getTime() + 1 }, ownAsiakasId };
}

const QUIET: readonly DropRejection[] = ['DROP.UNCHANGED', 'DROP.NO_TARGET'];

function finish(gestures: BoardGestures, held: NonNullable<Interaction['held']>): void {
  if (held.kind === 'driver') {
    if ('move' in held.result) gestures.onMoveDriver(held.driver, held.result.move.vehicleId);
    return;
  }
  const { result } = held.place;
  if ('move' in result) gestures.onMoveItem(held.item, result.move);
  else if (!QUIET.includes(result.rejected)) {
    shake(gestures.board.current?.elementOf(held.key) ?? null);
    gestures.onRefused(result.rejected);
  }
}
