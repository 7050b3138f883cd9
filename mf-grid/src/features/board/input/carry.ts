import type { DayVehicle, GridItem } from '@keikka/contracts';
import { clockRange } from '@keikka/domain';
import { rejectionTexts } from '../../../day/model/rejection.js';
import { texts } from '../texts.js';
import { inService, type BoardRow } from '../../../day/rows/board-rows.js';
import { spanOf, type Span } from '../../../day/model/grid-day.js';
import type { HeldPlace } from '../../../day/drops/held.js';
import {
  dragRefusal,
  earliestStart,
  resolveDrop,
  STEP_MS,
  type DropBoard,
} from '../../../day/drops/resolve-drop.js';
import { rowAnswer } from '../../../day/drops/row-answer.js';

/** The effect of one key press on the carried bar. */
export type CarryStep = 'earlier' | 'later' | 'shorter' | 'longer' | 'up' | 'down';

interface CarriedTo {
  vehicleId: number;
  span: Span;
}

/** The place where a key press has moved the bar, with its row and a text; or why it stays. */
type Carried = { place: HeldPlace & CarriedTo; rowIndex: number; spoken: string } | { refused: string };

/** One step further, from the carried place or else from the bar's own. */
export function carry(
  rows: readonly BoardRow[],
  board: DropBoard,
  item: GridItem,
  held: HeldPlace | null,
  step: CarryStep,
): Carried {
  const rejection = dragRefusal(item, board.ownAsiakasId);
  if (rejection) return { refused: rejectionTexts[rejection] };
  const from = { vehicleId: held?.vehicleId ?? item.vehicleId, span: held?.span ?? spanOf(item) };
  const to = carriedTo(rows, board, from, step);
  if (!to) return { refused: texts.carry.refused[step] };
  const rowIndex = rows.findIndex((row) => vehicleOf(row)?.vehicleId === to.vehicleId);
  const target = vehicleOf(rows[rowIndex]);
  if (!target) return { refused: rejectionTexts['DROP.NO_TARGET'] };
  const result = resolveDrop(board, { item, target, ...to.span, exact: true });
  const times = clockRange(to.span.startMs, to.span.endMs);
  const { text } = rowAnswer(target, board.yyyymmdd, item, to.span);
  return { place: { ...to, result }, rowIndex, spoken: texts.carry.at(target.vehicleNo, times, text) };
}

const vehicleOf = (row: BoardRow | undefined): DayVehicle | null =>
  row?.kind === 'vehicle' ? row.vehicle : null;

/** The next place of a bar carried by keys: a quarter of an hour or a vehicle further; null at the end. */
export function carriedTo(
  rows: readonly BoardRow[],
  board: DropBoard,
  from: CarriedTo,
  step: CarryStep,
): CarriedTo | null {
  if (step === 'up' || step === 'down') {
    const vehicle = nextVehicle(rows, board.yyyymmdd, from.vehicleId, step);
    return vehicle && { ...from, vehicleId: vehicle.vehicleId };
  }
  const span = nextSpan(board.day, from.span, step);
  return span && { ...from, span };
}

function nextSpan(day: Span, { startMs, endMs }: Span, step: Exclude<CarryStep, 'up' | 'down'>): Span | null {
  const earliest = earliestStart(day, { startMs, endMs });
  switch (step) {
    case 'earlier':
      return startMs <= earliest ? null : moved(startMs, endMs, Math.max(earliest, startMs - STEP_MS));
    case 'later':
      return startMs + STEP_MS >= day.endMs ? null : moved(startMs, endMs, startMs + STEP_MS);
    case 'shorter':
      return endMs - startMs < 2 * STEP_MS ? null : { startMs, endMs: endMs - STEP_MS };
    case 'longer':
      return endMs >= day.endMs ? null : { startMs, endMs: Math.min(day.endMs, endMs + STEP_MS) };
  }
}

const moved = (startMs: number, endMs: number, to: number): Span => ({
  startMs: to,
  endMs: to + endMs - startMs,
});

/** Skips vehicles out of service that day, because nothing can stay there. */
function nextVehicle(
  rows: readonly BoardRow[],
  yyyymmdd: string,
  vehicleId: number,
  step: 'up' | 'down',
): DayVehicle | null {
  const vehicles = rows.flatMap((row) => vehicleOf(row) ?? []);
  const at = vehicles.findIndex((vehicle) => vehicle.vehicleId === vehicleId);
  const open = (vehicle: DayVehicle): boolean => inService(vehicle, yyyymmdd);
  return (step === 'up' ? vehicles.slice(0, at).findLast(open) : vehicles.slice(at + 1).find(open)) ?? null;
}
