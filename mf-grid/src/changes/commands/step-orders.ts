import { paths, type GridKeikka, type GridPalkki } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import type { SendPalkki } from '../../palkki/send-palkki.js';
import { keikkaKey } from '../../day/model/grid-day.js';
import type { StepChange, Versions } from '../history/undo-history.js';
import { texts } from './texts.js';
import type { DayChangeOrder } from './day-change.js';
import { changedLength, moveFailure, setTilaOrder } from './item-changes.js';
import { deletePalkkiOrder, savePalkkiOrder } from './palkki-orders.js';

/** A step turned: the change of its `after` side, as long as the things are the versions named. */
export function stepOrder(
  yyyymmdd: Yyyymmdd,
  change: StepChange,
  seen: Versions,
  savePalkki: SendPalkki,
): DayChangeOrder {
  switch (change.kind) {
    case 'move':
      return moveBackOrder(yyyymmdd, change, seen);
    case 'tila':
      return setTilaOrder(yyyymmdd, change.keikkaId, change.after, seen);
    case 'kuski':
      return restoreOrder(yyyymmdd, change, seen);
    case 'palkki':
      return change.after === null
        ? deletePalkkiOrder(yyyymmdd, change.palkkiId, seen)
        : savePalkkiOrder(yyyymmdd, change, change.after, seen, savePalkki);
  }
}

type Of<Kind extends StepChange['kind']> = Extract<StepChange, { kind: Kind }>;

/** Only what the step changed is sent: a length that somebody else has given the order meanwhile stays. */
function moveBackOrder(
  yyyymmdd: Yyyymmdd,
  { key, before, after }: Of<'move'>,
  seen: Versions,
): DayChangeOrder {
  const toOther = before.vehicleId !== after.vehicleId;
  const id = Number(key.slice(1));
  const varmenne = seen[key];
  const length = changedLength(before, after);
  const changesTime = before.timeStart !== after.timeStart;
  const time = changesTime ? { pumppuAika: after.timeStart } : {};
  const vehicle = toOther ? { vehicleId: after.vehicleId } : {};
  return {
    yyyymmdd,
    change: { kind: 'move', move: { key, fromVehicleId: before.vehicleId, ...after } },
    send: async (api) => {
      const changed = { ...vehicle, ...time, ...length, varmenne };
      if (key.startsWith('p'))
        return [await api.post<GridPalkki>(paths.palkkiVehicleSet, { palkkiId: id, ...changed })];
      const keikka = { keikkaId: id, ...changed };
      const call = toOther
        ? { path: paths.keikkaVehicleSave, body: keikka }
        : { path: paths.keikkaPumppuAikaSave, body: { ...keikka, pumppuAika: after.timeStart } };
      return [await api.post<GridKeikka>(call.path, call.body)];
    },
    ...moveFailure(toOther),
  };
}

function restoreOrder(yyyymmdd: Yyyymmdd, { vehicleId, after }: Of<'kuski'>, seen: Versions): DayChangeOrder {
  const orders = after.orders.map(({ keikkaId, kuskit }) => ({
    keikkaId,
    personIds: kuskit.map(({ personId }) => personId),
    varmenne: seen[keikkaKey(keikkaId)],
  }));
  const body = { vehicleId, yyyymmdd, orders, dayVehicles: after.dayVehicles };
  return {
    yyyymmdd,
    change: { kind: 'staffing', staffing: after },
    send: async (api) => (await api.post<{ changed: GridKeikka[] }>(paths.keikkaKuskiRestore, body)).changed,
    failed: texts.driver,
  };
}
