import type { Yyyymmdd } from '@keikka/domain';
import { actedOn, chosenBar, chosenSlot, type HeldPlace, type Point } from '../../../day/drops/held.js';
import { resolveDriverDrop } from '../../../day/drops/resolve-driver-drop.js';
import {
  dropBoard,
  FINE_STEP_MS,
  resizedSpan,
  resolveDrop,
  resolveResize,
  snapStart,
  STEP_MS,
  type Edge,
} from '../../../day/drops/resolve-drop.js';
import { drawnSpan } from '../../../day/drops/slot.js';
import { spanOf, type ItemKey } from '../../../day/model/grid-day.js';
import { framedOrders } from '../../../day/drops/framed-orders.js';
import type { BoardView } from '../../../view/board-context.js';
import type { BoardPlace } from '../../../view/board-handle.js';
import type { BoardGestures } from './board-gestures.js';
import type { Grab } from './grab.js';

/** Shows where the grabbed thing would land at the pointer, or which orders a frame would choose. */
export function hold(gestures: BoardGestures, grab: Grab, pointer: Point, day: Yyyymmdd | null = null): void {
  const { interaction } = gestures;
  const place = gestures.board.current?.placeAt(pointer) ?? null;
  if (grab.kind === 'driver') {
    const target = place?.vehicle ?? null;
    const result = resolveDriverDrop(gestures.day.yyyymmdd, grab.driver, target);
    const vehicleId = 'move' in result ? result.move.vehicleId : null;
    const isOff = grab.fromVehicleId !== null && isOverDrivers(pointer);
    interaction.update({ held: { ...grab, vehicleId, isOff, result, pointer } });
    return;
  }
  if (grab.kind === 'frame') {
    frameTo(gestures, grab, pointer);
    return;
  }
  if (grab.kind === 'slot') {
    const { vehicleId, fromMs } = grab;
    const to = gestures.board.current?.timeAt(pointer) ?? fromMs;
    const span = drawnSpan(gestures.day.yyyymmdd, fromMs, to, pointer.fine ? FINE_STEP_MS : STEP_MS);
    interaction.update(chosenSlot({ vehicleId, span, drawn: true }));
    return;
  }
  const { held } = interaction.get();
  const before = held?.kind === 'item' ? held.place : null;
  const stepMs = pointer.fine ? FINE_STEP_MS : STEP_MS;
  const next = grab.edge
    ? pulledPlace(gestures, grab, grab.edge, { pointer, stepMs })
    : isOfGroup(gestures, grab.key)
      ? { vehicleId: null, span: spanOf(grab.item), result: { rejected: 'DROP.GROUP' as const } }
      : carriedPlace(gestures, grab, place, stepMs);
  const same = before !== null && isSamePlace(before, next);
  const { key, item } = grab;
  const copies = pointer.copies === true && grab.edge === null && gestures.commands.mayCopy(item);
  interaction.update({
    ...chosenBar(key),
    held: { kind: 'item', key, item, pointer, place: same ? before : next, day, copies },
  });
}

/** The list of drivers beside the board. */
const isOverDrivers = ({ x, y }: Point): boolean =>
  document.elementFromPoint(x, y)?.closest('[data-drivers]') != null;

/** Orders that were chosen together are dragged together, to another day. */
const isOfGroup = ({ interaction }: BoardView, key: ItemKey): boolean =>
  actedOn(interaction.get().group, key).length > 1;

/** Chooses what the frame touches; outside the board it stays as it was. */
function frameTo(
  { board, rows, ownAsiakasId, interaction }: BoardGestures,
  { from, vehicleId, fromMs }: Extract<Grab, { kind: 'frame' }>,
  to: Point,
): void {
  const place = board.current?.placeAt(to);
  if (!place?.vehicle) return;
  const framed = { vehicleIds: [vehicleId, place.vehicle.vehicleId], ms: [fromMs, place.ms] } as const;
  interaction.update({ frame: { from, to }, group: framedOrders(rows, framed, ownAsiakasId) });
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
