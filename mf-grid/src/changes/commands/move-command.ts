import { keikkaCalls, palkkiCalls, type GridItem } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import type { ApiClient, VersionsByKey } from '@keikka/sdk';
import { minutesOf } from '../../day/model/grid-day.js';
import type { DayCommand } from './day-command.js';
import type { Place, StepOf } from './step-change.js';
import { texts } from './texts.js';

type Move = Omit<StepOf<'move'>, 'kind'>;

/**
 * An order or palkki to another vehicle, along time, or both: one call, one history entry. A step that is turned names
 * the version it has `seen`; without one the move holds only while the item stands where it was dragged from.
 */
export function moveCommand(yyyymmdd: Yyyymmdd, move: Move, seen?: VersionsByKey): DayCommand {
  const { key, before, after } = move;
  return {
    yyyymmdd,
    change: { kind: 'move', move: { key, fromVehicleId: before.vehicleId, ...after } },
    send: async (api) => [await sendMove(api, move, seen)],
    ...(before.vehicleId === after.vehicleId
      ? // A time that was not saved is told until it is closed, another vehicle in passing (O-282, G-143).
        { failed: texts.time, failureStays: true }
      : { failed: texts.vehicle }),
  };
}

function sendMove(
  api: ApiClient,
  { key, before, after }: Move,
  seen: VersionsByKey | undefined,
): Promise<GridItem> {
  const isPalkki = key.startsWith('p');
  const toOther = before.vehicleId !== after.vehicleId;
  const { vehicleId } = after;
  const changed = changedPlace(before, after);
  // The call that moves an order along time names its start, changed or not.
  const place = isPalkki || toOther ? changed : { ...changed, pumppuAika: after.timeStart };
  const input = { ...place, ...(seen ? { varmenne: seen[key] } : whereSeen(before, place)) };
  const id = Number(key.slice(1));
  if (isPalkki) return api.ask(palkkiCalls.move, { palkkiId: id, ...input });
  if (toOther) return api.ask(keikkaCalls.saveVehicle, { keikkaId: id, ...input, vehicleId });
  return api.ask(keikkaCalls.savePumppuAika, { keikkaId: id, ...input, pumppuAika: after.timeStart });
}

interface ChangedPlace {
  vehicleId?: number;
  pumppuAika?: string;
  pumppuKesto?: number;
}

/** Only what the move changes is sent: a length that somebody else has given the item meanwhile stays. */
const changedPlace = (before: Place, after: Place): ChangedPlace => ({
  ...(after.vehicleId !== before.vehicleId && { vehicleId: after.vehicleId }),
  ...(after.timeStart !== before.timeStart && { pumppuAika: after.timeStart }),
  ...(minutesOf(after) !== minutesOf(before) && { pumppuKesto: minutesOf(after) }),
});

/** What is moved must still be where it was seen. */
const whereSeen = (before: Place, { vehicleId, pumppuAika }: ChangedPlace) => ({
  ...(vehicleId !== undefined && { originalVehicleId: before.vehicleId }),
  ...(pumppuAika !== undefined && { originalPumppuAika: before.timeStart }),
});
