import {
  fillPath,
  paths,
  type GridDriver,
  type GridKeikka,
  type GridPalkki,
  type KeikkaTila,
} from '@keikka/contracts';
import { savedTila, type Yyyymmdd } from '@keikka/domain';
import type { ApiClient } from '@keikka/sdk';
import { palkkiRemovalTexts } from '../../../palkki-removal/use-confirm-palkki-removal.js';
import { markTila } from '../model/day-patch.js';
import { palkkiKey, type GridItem } from '../model/grid-day.js';
import type { ItemMove } from '../model/resolve-drop.js';
import { texts } from '../texts.js';
import type { DayChangeOrder } from './day-change.js';

/** An order or palkki to another vehicle, along time, or both: one call, one history entry. */
export function moveOrder(item: GridItem, move: ItemMove, onSaved: () => void): DayChangeOrder {
  const toOther = move.vehicleId !== item.vehicleId;
  return {
    change: { kind: 'move', move },
    send: (api) => (item.isPalkki ? movePalkki(api, item, move) : moveKeikka(api, item, move)),
    failed: toOther ? texts.failed.vehicle : texts.failed.time,
    onSaved,
  };
}

const startChanged = (item: GridItem, move: ItemMove): boolean => move.timeStart !== item.timeStart;

async function moveKeikka(
  api: ApiClient,
  { keikkaId, vehicleId, pumppuAika, pumppuKesto }: Exclude<GridItem, GridPalkki>,
  move: ItemMove,
): Promise<GridItem[]> {
  const time = move.timeStart === pumppuAika ? {} : { pumppuAika: move.timeStart };
  if (move.vehicleId === vehicleId) {
    const body = { keikkaId, pumppuAika: move.timeStart, pumppuKesto, originalPumppuAika: pumppuAika };
    return [await api.post<GridKeikka>(paths.keikkaPumppuAikaSave, body)];
  }
  const body = { keikkaId, vehicleId: move.vehicleId, originalVehicleId: vehicleId, ...time };
  return [await api.post<GridKeikka>(paths.keikkaVehicleSave, body)];
}

async function movePalkki(api: ApiClient, palkki: GridPalkki, move: ItemMove): Promise<GridItem[]> {
  const time = startChanged(palkki, move) ? { pumppuAika: move.timeStart } : {};
  const body = { palkkiId: palkki.palkkiId, vehicleId: move.vehicleId, ...time };
  return [await api.post<GridPalkki>(paths.palkkiVehicleSet, body)];
}

/** 'Toimitettu' goes out as 4 and shows as 9 until the next load (G-130, C-37). */
export function setTilaOrder(
  { keikkaId }: GridKeikka,
  { keikkaTilaId, keikkaTilaSelite }: Pick<KeikkaTila, 'keikkaTilaId' | 'keikkaTilaSelite'>,
  onSaved: () => void,
): DayChangeOrder {
  const body = { keikkaId, keikkaTilaId: savedTila(keikkaTilaId) };
  return {
    change: { kind: 'tila', keikkaId, keikkaTilaId, keikkaTilaSelite },
    send: async (api) => [await api.post<GridKeikka>(paths.keikkaTilaSave, body)],
    remember: (day) => markTila(day, keikkaId, keikkaTilaId),
    failed: texts.failed.tila,
    onSaved,
  };
}

export function setDriverOrder(yyyymmdd: Yyyymmdd, vehicleId: number, driver: GridDriver): DayChangeOrder {
  const body = { vehicleId, personId: driver.personId, yyyymmdd };
  return {
    change: { kind: 'kuski', vehicleId, driver },
    send: async (api) =>
      (await api.post<{ changed: GridKeikka[] }>(paths.keikkaKuskiSetForVehicle, body)).changed,
    failed: texts.failed.driver,
  };
}

export function deletePalkkiOrder({ palkkiId }: GridPalkki, onSaved: () => void): DayChangeOrder {
  return {
    change: { kind: 'delete', key: palkkiKey(palkkiId) },
    send: async (api) => {
      await api.delete(fillPath(paths.palkkiDelete, { palkkiId }));
      return [];
    },
    failed: palkkiRemovalTexts.failed,
    onSaved,
  };
}
