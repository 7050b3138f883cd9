import { fillPath, paths, type GridDriver, type GridKeikka, type GridPalkki } from '@keikka/contracts';
import { keikkaTila, savedTila, type Yyyymmdd, keikkaTilaSelite } from '@keikka/domain';
import { idempotent, type ApiClient } from '@keikka/sdk';
import { removalTexts } from '../../../removal/use-confirm-removal.js';
import { markTila } from '../model/day-patch.js';
import { keikkaKey, minutesOf, type GridItem } from '../model/grid-day.js';
import type { ItemMove } from '../model/resolve-drop.js';
import type { Staffing } from '../model/staffing.js';
import type { Tila, Versions } from '../model/undo-history.js';
import { texts } from '../texts.js';
import type { DayChangeOrder } from './day-change.js';

/** An order or palkki to another vehicle, along time, or both: one call, one history entry. */
export function moveOrder(yyyymmdd: Yyyymmdd, item: GridItem, move: ItemMove): DayChangeOrder {
  const toOther = move.vehicleId !== item.vehicleId;
  return {
    yyyymmdd,
    change: { kind: 'move', move },
    send: (api) => (item.isPalkki ? movePalkki(api, item, move) : moveKeikka(api, item, move)),
    ...moveFailure(toOther),
  };
}

/** A time that was not saved is told until it is closed, another vehicle in passing (O-282, G-143). */
export const moveFailure = (toOther: boolean): Pick<DayChangeOrder, 'failed' | 'failureStays'> =>
  toOther ? { failed: texts.failed.vehicle } : { failed: texts.failed.time, failureStays: true };

/** Only a length that the move changes is sent: one that somebody else has given the item meanwhile stays. */
export const changedLength = (before: Times, after: Times): { pumppuKesto?: number } =>
  minutesOf(before) === minutesOf(after) ? {} : { pumppuKesto: minutesOf(after) };

type Times = Pick<ItemMove, 'timeStart' | 'timeEnd'>;

async function moveKeikka(
  api: ApiClient,
  item: Exclude<GridItem, GridPalkki>,
  move: ItemMove,
): Promise<GridItem[]> {
  const { keikkaId, vehicleId, pumppuAika } = item;
  if (move.vehicleId === vehicleId) {
    const times = { pumppuAika: move.timeStart, ...changedLength(item, move) };
    const body = { keikkaId, ...times, originalPumppuAika: pumppuAika };
    return [await api.post<GridKeikka>(paths.keikkaPumppuAikaSave, body)];
  }
  const time =
    move.timeStart === pumppuAika ? {} : { pumppuAika: move.timeStart, originalPumppuAika: pumppuAika };
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
  const time =
    move.timeStart === palkki.timeStart
      ? {}
      : { pumppuAika: move.timeStart, originalPumppuAika: palkki.timeStart };
  const length = changedLength(palkki, move);
  const vehicle =
    move.vehicleId === palkki.vehicleId
      ? {}
      : { vehicleId: move.vehicleId, originalVehicleId: palkki.vehicleId };
  const body = { palkkiId: palkki.palkkiId, ...vehicle, ...time, ...length };
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

/** Deleting an order is its status 10: off the board, and to be taken back (G-138, G-264). */
export function deleteKeikkaOrder(yyyymmdd: Yyyymmdd, keikkaId: number): DayChangeOrder {
  return {
    yyyymmdd,
    change: { kind: 'tila', keikkaId, ...deletedTila },
    send: async (api) => [await api.delete<GridKeikka>(fillPath(paths.keikkaDelete, { keikkaId }))],
    failed: removalTexts.failed,
  };
}

export const deletedTila: Tila = {
  keikkaTilaId: keikkaTila.poistettu,
  keikkaTilaSelite: keikkaTilaSelite.poistettu,
};

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
