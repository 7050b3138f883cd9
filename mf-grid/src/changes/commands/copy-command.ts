import { keikkaCalls, palkkiCalls, type GridItem, type GridKeikka, type GridPalkki } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { idempotent, type ApiClient } from '@keikka/sdk';
import { itemKey } from '../../day/model/grid-day.js';
import type { DayCommand } from './day-command.js';
import { sendMove } from './move-command.js';
import { placedItem, type Place } from '../../day/model/placed-item.js';
import { texts } from './texts.js';
import { versionsOf } from './versions-of.js';

/**
 * A copy of an order or palkki at a place of its own. A temporary item stands there until it is saved (G-049, G-264). The
 * call of a copy knows no place, so the copy is moved there; where that fails, it stays upon its original and is shown.
 */
export function copyCommand(
  yyyymmdd: Yyyymmdd,
  item: GridKeikka | GridPalkki,
  place: Place,
  copy: (item: CopiedItem) => Promise<GridItem>,
): DayCommand {
  const original = item.isPalkki ? { palkkiId: item.palkkiId } : { keikkaId: item.keikkaId };
  return {
    yyyymmdd,
    change: { kind: 'copy', item: placedItem(item, place) },
    async send(api) {
      const made = await copy(original);
      const { vehicleId, timeStart, timeEnd } = made;
      if (vehicleId === place.vehicleId && timeStart === place.timeStart) return [made];
      const move = { key: itemKey(made), before: { vehicleId, timeStart, timeEnd }, after: place };
      return [await sendMove(api, move, versionsOf([made]), true).catch(() => made)];
    },
    failed: texts.copy,
  };
}

type CopiedItem = { keikkaId: number } | { palkkiId: number };

/** The call of a copy. Repeated before an answer, it makes one copy. */
export const sendCopy = (api: ApiClient) =>
  idempotent(async (item: CopiedItem, idempotencyKey): Promise<GridItem> => {
    if ('keikkaId' in item) return api.ask(keikkaCalls.copy, item, { idempotencyKey });
    return (await api.ask(palkkiCalls.copy, item, { idempotencyKey })).savedPalkki;
  });
