import {
  fillPath,
  paths,
  type GridDriver,
  type GridKeikka,
  type GridPalkki,
  type PalkkiSave,
} from '@keikka/contracts';
import { keikkaTila, savedTila, type Yyyymmdd } from '@keikka/domain';
import { idempotent, type ApiClient } from '@keikka/sdk';
import { removalTexts } from '../../../removal/use-confirm-removal.js';
import { markTila } from '../model/day-patch.js';
import { keikkaKey, minutesOf, palkkiKey, type GridItem } from '../model/grid-day.js';
import type { ItemMove } from '../model/resolve-drop.js';
import type { Staffing } from '../model/staffing.js';
import type { StepChange, Tila, Versions } from '../model/undo-history.js';
import { texts } from '../texts.js';
import type { DayChangeOrder } from './day-change.js';

/** An order or palkki to another vehicle, along time, or both: one call, one history entry. */
export function moveOrder(yyyymmdd: Yyyymmdd, item: GridItem, move: ItemMove): DayChangeOrder {
  const toOther = move.vehicleId !== item.vehicleId;
  return {
    yyyymmdd,
    change: { kind: 'move', move },
    send: (api) => (item.isPalkki ? movePalkki(api, item, move) : moveKeikka(api, item, move)),
    failed: toOther ? texts.failed.vehicle : texts.failed.time,
  };
}

/** Only a length that the move changes is sent: one that somebody else has given the item meanwhile stays. */
const changedLength = (before: Times, after: Times): { pumppuKesto?: number } =>
  minutesOf(before) === minutesOf(after) ? {} : { pumppuKesto: minutesOf(after) };

type Times = Pick<ItemMove, 'timeStart' | 'timeEnd'>;

async function moveKeikka(
  api: ApiClient,
  item: Exclude<GridItem, GridPalkki>,
  move: ItemMove,
): Promise<GridItem[]> {
  const { keikkaId, vehicleId, pumppuAika } = item;
  if (move.vehicleId === vehicleId) {
    const times = { pumppuAika: move.timeStart, pumppuKesto: minutesOf(move) };
    const body = { keikkaId, ...times, originalPumppuAika: pumppuAika };
    return [await api.post<GridKeikka>(paths.keikkaPumppuAikaSave, body)];
  }
  const time = move.timeStart === pumppuAika ? {} : { pumppuAika: move.timeStart };
  const body = {
    keikkaId,
    vehicleId: move.vehicleId,
    originalVehicleId: vehicleId,
    ...time,
    ...changedLength(item, move),
  };
  return [await api.post<GridKeikka>(paths.keikkaVehicleSave, body)];
}

async function movePalkki(api: ApiClient, palkki: GridPalkki, move: ItemMove): Promise<GridItem[]> {
  const time = move.timeStart === palkki.timeStart ? {} : { pumppuAika: move.timeStart };
  const length = changedLength(palkki, move);
  const body = { palkkiId: palkki.palkkiId, vehicleId: move.vehicleId, ...time, ...length };
  return [await api.post<GridPalkki>(paths.palkkiVehicleSet, body)];
}

/** 'Toimitettu' goes out as 4 and shows as 9 until the next load (G-130, C-37). */
export function setTilaOrder(
  yyyymmdd: Yyyymmdd,
  keikkaId: number,
  { keikkaTilaId, keikkaTilaSelite }: Tila,
  seen: Versions = {},
): DayChangeOrder {
  const body = { keikkaId, keikkaTilaId: savedTila(keikkaTilaId), varmenne: seen[keikkaKey(keikkaId)] };
  return {
    yyyymmdd,
    change: { kind: 'tila', keikkaId, keikkaTilaId, keikkaTilaSelite },
    send: async (api) => [await api.post<GridKeikka>(paths.keikkaTilaSave, body)],
    remember: (day) => markTila(day, keikkaId, keikkaTilaId),
    failed: texts.failed.tila,
  };
}

export function setDriverOrder(
  yyyymmdd: Yyyymmdd,
  vehicleId: number,
  { personId }: GridDriver,
  staffing: Staffing,
): DayChangeOrder {
  const body = { vehicleId, personId, yyyymmdd };
  return {
    yyyymmdd,
    change: { kind: 'staffing', staffing },
    send: async (api) =>
      (await api.post<{ changed: GridKeikka[] }>(paths.keikkaKuskiSetForVehicle, body)).changed,
    failed: texts.failed.driver,
  };
}

export function deletePalkkiOrder(yyyymmdd: Yyyymmdd, palkkiId: number, seen: Versions = {}): DayChangeOrder {
  const varmenne = seen[palkkiKey(palkkiId)];
  const path = fillPath(paths.palkkiDelete, { palkkiId });
  return {
    yyyymmdd,
    change: { kind: 'palkki', palkkiId, row: null },
    send: async (api) => {
      await api.delete(varmenne === undefined ? path : `${path}?varmenne=${varmenne}`);
      return [];
    },
    failed: removalTexts.failed,
  };
}

/** Deleting an order is its status 10: off the board, and to be taken back (G-138, G-264). */
export function deleteKeikkaOrder(yyyymmdd: Yyyymmdd, keikkaId: number): DayChangeOrder {
  return {
    yyyymmdd,
    change: { kind: 'tila', keikkaId, ...deletedTila },
    send: async (api) => [await api.delete<GridKeikka>(fillPath(paths.keikkaDelete, { keikkaId }))],
    failed: removalTexts.failed,
  };
}

export const deletedTila: Tila = { keikkaTilaId: keikkaTila.poistettu, keikkaTilaSelite: 'Tilaus poistettu' };

/** A new order or palkki like this one; until it is saved a temporary one stands in its place (G-049, G-264). */
export function copyOrder(
  yyyymmdd: Yyyymmdd,
  item: GridKeikka | GridPalkki,
  copy: (item: CopiedItem) => Promise<GridItem>,
): DayChangeOrder {
  const original = item.isPalkki ? { palkkiId: item.palkkiId } : { keikkaId: item.keikkaId };
  return {
    yyyymmdd,
    change: { kind: 'copy', item },
    send: async () => [await copy(original)],
    failed: texts.failed.copy,
  };
}

export type CopiedItem = { keikkaId: number } | { palkkiId: number };

/** The call of a copy; pressed again before an answer it is the same copy. */
export const sendCopy = (api: ApiClient) =>
  idempotent(async (item: CopiedItem, idempotencyKey): Promise<GridItem> => {
    if ('keikkaId' in item) return api.post<GridKeikka>(paths.keikkaCopy, item, { idempotencyKey });
    const { savedPalkki } = await api.post<{ savedPalkki: GridPalkki }>(paths.palkkiCopy, item, {
      idempotencyKey,
    });
    return savedPalkki;
  });

/** A step turned: the change of its `after` side, as long as the things are the versions named. */
export function stepOrder(yyyymmdd: Yyyymmdd, change: StepChange, seen: Versions): DayChangeOrder {
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
        : savePalkkiOrder(yyyymmdd, change, change.after, seen);
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
  const namesTime = before.timeStart !== after.timeStart || !toOther;
  const time = namesTime ? { pumppuAika: after.timeStart } : {};
  const vehicle = toOther ? { vehicleId: after.vehicleId, originalVehicleId: before.vehicleId } : {};
  const path = toOther ? paths.keikkaVehicleSave : paths.keikkaPumppuAikaSave;
  return {
    yyyymmdd,
    change: { kind: 'move', move: { key, fromVehicleId: before.vehicleId, ...after } },
    send: async (api) => [
      key.startsWith('p')
        ? await api.post<GridPalkki>(paths.palkkiVehicleSet, {
            palkkiId: id,
            vehicleId: after.vehicleId,
            ...time,
            ...length,
            varmenne,
          })
        : await api.post<GridKeikka>(path, { keikkaId: id, ...vehicle, ...time, ...length, varmenne }),
    ],
    failed: toOther ? texts.failed.vehicle : texts.failed.time,
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
    failed: texts.failed.driver,
  };
}

/** A palkki that does not exist any more is made again, with an id of its own. */
function savePalkkiOrder(
  yyyymmdd: Yyyymmdd,
  { palkkiId, before }: Of<'palkki'>,
  row: GridPalkki,
  seen: Versions,
): DayChangeOrder {
  const {
    vehicleId,
    timeStart,
    timeEnd,
    keikkaComment,
    style,
    grid_palkkiTypeId,
    keikkaId,
    sourceAsiakasId,
  } = row;
  const save: PalkkiSave = {
    palkkiId: before === null ? 0 : palkkiId,
    vehicleId,
    timeStart,
    timeEnd,
    keikkaComment,
    style,
    grid_palkkiTypeId,
    keikkaId,
    sourceAsiakasId,
    ...(before !== null && { varmenne: seen[palkkiKey(palkkiId)] }),
  };
  return {
    yyyymmdd,
    change: { kind: 'palkki', palkkiId, row },
    send: async (api) => [(await api.post<{ savedPalkki: GridPalkki }>(paths.palkkiSave, save)).savedPalkki],
    failed: texts.failed.palkki,
  };
}
