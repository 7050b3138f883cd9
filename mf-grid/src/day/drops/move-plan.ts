import type { DayVehicle, GridDay, GridItem } from '@keikka/contracts';
import { clockRange } from '@keikka/domain';
import { bookingsToResolve, clashesByItem } from '../conflicts/conflicts.js';
import { dayWarnings, itemsOf, wholeReason, type Warning } from '../conflicts/warnings.js';
import { putItem } from '../model/day-patch.js';
import { findItem, itemKey, spanOf, type Span } from '../model/grid-day.js';
import { itemTitle } from '../model/item-text.js';
import { placeAt, placedItem, type Place } from '../model/placed-item.js';
import { rejectionTexts } from '../model/rejection.js';
import { texts } from '../texts.js';
import { resolveDrop, type DropBoard, type DropResult } from './resolve-drop.js';

/** Where an item is to go: on a vehicle of the planned day, at a time. */
export interface Goal extends Span {
  item: GridItem;
  /** null while none is chosen. */
  vehicleId: number | null;
  /** The order's drivers there; absent where they stay. */
  kuskit?: Place['kuskit'];
}

/** What the day will be like for an item that goes to its goal. */
export interface GoalAnswer {
  result: DropResult;
  /** 'error' is an overlap, as the red of the board; the move is possible all the same. */
  tone: 'free' | 'warning' | 'error';
  /** 'Päällekkäin 9:30–11:00 Nordlattia Oy', 'Puomi 28 m, tilattu 32 m'; empty where all fits. */
  reasons: readonly string[];
  /** What would help first. */
  cure: 'vehicle' | 'driver' | null;
}

/**
 * The answers of a day to items that go there together, in their order. Each says what the board will mark once all of
 * them stand there, so the items answer to each other too.
 */
export function planMoves(day: GridDay, board: DropBoard, goals: readonly Goal[]): GoalAnswer[] {
  const planned = goals.reduce((before, goal) => withGoal(before, goal), day);
  const clashes = clashesByItem(bookingsToResolve(planned));
  const warnings = dayWarnings(planned);
  return goals.map((goal) => {
    const { item, vehicleId, ...span } = goal;
    const target = vehicleOf(day, vehicleId);
    const result = resolveDrop(board, { item, target, ...span, exact: true });
    if ('rejected' in result && result.rejected !== 'DROP.UNCHANGED')
      return { result, tone: 'error', reasons: [rejectionTexts[result.rejected]], cure: 'vehicle' };
    const placed = findItem(planned, itemKey(item));
    const booked = placed ? (clashes.get(placed) ?? []) : [];
    const errors = booked.map(([{ kind, name }, { other }]) =>
      texts.plan.clash(kind === 'driver' ? name : null, commonTime(goal, spanOf(other)), itemTitle(other)),
    );
    const doubts = warnings.filter((warning) => placed && itemsOf(warning).includes(placed));
    const [first] = [...booked.map(([{ kind }]) => kind), ...doubts.map(cureOf)];
    return {
      result,
      tone: errors.length > 0 ? 'error' : doubts.length > 0 ? 'warning' : 'free',
      reasons: [...errors, ...doubts.map(wholeReason)],
      cure: first ?? null,
    };
  });
}

const cureOf = ({ kind }: Warning): 'vehicle' | 'driver' => (kind === 'poissa' ? 'driver' : 'vehicle');

/** How many of the answers are of each tone, in words: '1 vapaa · 1 varoitus · 1 päällekkäin'. */
export function planSummary(answers: readonly GoalAnswer[]): string {
  const count = (tone: GoalAnswer['tone']): number => answers.filter((each) => each.tone === tone).length;
  const parts = [
    [count('free'), texts.plan.frees],
    [count('warning'), texts.warnings.count],
    [count('error'), texts.plan.clashes],
  ] as const;
  return parts.flatMap(([many, words]) => (many > 0 ? words(many) : [])).join(' · ');
}

/** The same as a warning; undefined where all fits. */
export const planWarning = (answers: readonly GoalAnswer[]): string | undefined =>
  answers.every(({ tone }) => tone === 'free') ? undefined : planSummary(answers);

function withGoal<D extends GridDay>(day: D, { item, vehicleId, kuskit, ...span }: Goal): D {
  if (!vehicleOf(day, vehicleId) || vehicleId === null) return day;
  return putItem(day, itemKey(item), placedItem(item, { ...placeAt(vehicleId, span), kuskit }));
}

const vehicleOf = ({ ajoneuvot }: GridDay, vehicleId: number | null): DayVehicle | null =>
  ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId) ?? null;

const commonTime = (one: Span, other: Span): string =>
  clockRange(Math.max(one.startMs, other.startMs), Math.min(one.endMs, other.endMs));
