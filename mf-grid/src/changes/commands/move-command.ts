import { checkAgain, keikkaCalls, palkkiCalls, type GridItem } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { ApiError, type ApiClient, type VersionsByKey } from '@keikka/sdk';
import { minutesOf, type ItemKey } from '../../day/model/grid-day.js';
import type { DayCommand } from './day-command.js';
import type { Place } from '../../day/model/placed-item.js';
import type { StepOf } from './step-change.js';
import { texts } from './texts.js';

type Move = Omit<StepOf<'move'>, 'kind'>;

/**
 * Moves an order or palkki to another vehicle, along time, to other drivers, or all at once, in one call and one
 * version. Undo and redo name the version they have `seen`; any other move requires that the item stands where it was dragged from.
 */
export function moveCommand(yyyymmdd: Yyyymmdd, move: Move, seen?: VersionsByKey): DayCommand {
  const { key, after } = move;
  return {
    yyyymmdd,
    change: { kind: 'move', key, place: after },
    send: async (api) => [await sendMove(api, move, seen)],
    ...failureOf(move),
  };
}

type Moves = Omit<StepOf<'moves'>, 'kind'>;

/** Moves several orders in one call, all or none; as `moveCommand` for each. */
export function movesCommand(yyyymmdd: Yyyymmdd, { before, after }: Moves, seen?: VersionsByKey): DayCommand {
  const moves = after.map((to, at) => {
    const from = before[at] ?? to;
    const place = changedPlace(from, to);
    return {
      keikkaId: idOf(to.key),
      ...place,
      ...expected(to.key, from, place, seen),
      ...checkAgain(from, to),
    };
  });
  return {
    yyyymmdd,
    change: { kind: 'moves', moves: after },
    send: async (api) => (await api.ask(keikkaCalls.saveMoves, { moves })).moved,
    failed: (error) => texts.moves(refusedId(error)),
    failureStays: true,
  };
}

/** The order because of which none was moved; undefined where the failure is nobody's. */
function refusedId(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { keikkaId } = (error.errorDetails ?? {}) as { keikkaId?: number };
  return keikkaId;
}

function failureOf({ before, after }: Move): Pick<DayCommand, 'failed' | 'failureStays'> {
  if (before.vehicleId !== after.vehicleId) return { failed: texts.vehicle };
  if (after.kuskit) return { failed: texts.driver };
  // A time that was not saved is told until it is closed, another vehicle in passing (O-282, G-143).
  return { failed: texts.time, failureStays: true };
}

/** Sends a move; `seen` is the version that it demands. Of an order that was just copied, nobody has looked at its time. */
export function sendMove(
  api: ApiClient,
  { key, before, after }: Move,
  seen: VersionsByKey | undefined,
  isOfCopy = false,
): Promise<GridItem> {
  const isPalkki = key.startsWith('p');
  const toOther = before.vehicleId !== after.vehicleId || after.kuskit !== undefined;
  const { vehicleId } = after;
  const changed = changedPlace(before, after);
  // The call that moves an order along time always names its start.
  const place = isPalkki || toOther ? changed : { ...changed, pumppuAika: after.timeStart };
  const input = { ...place, ...expected(key, before, place, seen) };
  const id = idOf(key);
  if (isPalkki) return api.ask(palkkiCalls.move, { palkkiId: id, ...input });
  const order = { keikkaId: id, ...input, ...(isOfCopy && { isOfCopy }), ...checkAgain(before, after) };
  if (toOther) return api.ask(keikkaCalls.saveVehicle, { ...order, vehicleId });
  return api.ask(keikkaCalls.savePumppuAika, { ...order, pumppuAika: after.timeStart });
}

interface ChangedPlace {
  vehicleId?: number;
  pumppuAika?: string;
  pumppuKesto?: number;
  personIds?: number[];
}

/** Only the moved fields are sent, so that a length set by somebody else meanwhile stays. */
const changedPlace = (before: Place, after: Place): ChangedPlace => ({
  ...(after.vehicleId !== before.vehicleId && { vehicleId: after.vehicleId }),
  ...(after.timeStart !== before.timeStart && { pumppuAika: after.timeStart }),
  ...(minutesOf(after) !== minutesOf(before) && { pumppuKesto: minutesOf(after) }),
  ...(after.kuskit && { personIds: after.kuskit.map(({ personId }) => personId) }),
});

const idOf = (key: ItemKey): number => Number(key.slice(1));

/** The version that was seen, or else the place: the moved item must still be there. */
const expected = (key: ItemKey, before: Place, place: ChangedPlace, seen: VersionsByKey | undefined) =>
  seen ? { varmenne: seen[key] } : whereSeen(before, place);

const whereSeen = (before: Place, { vehicleId, pumppuAika }: ChangedPlace) => ({
  ...(vehicleId !== undefined && { originalVehicleId: before.vehicleId }),
  ...(pumppuAika !== undefined && { originalPumppuAika: before.timeStart }),
});
