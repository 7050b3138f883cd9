import { helsinkiDay } from '@keikka/domain';
import { useShortcuts } from '@keikka/sdk';
import { findBar } from '../model/bar-navigation.js';
import type { BoardRow } from '../model/board-rows.js';
import type { GridDay, ItemKey } from '../model/grid-day.js';
import type { Interaction } from '../model/held.js';
import type { ValueStore } from '../model/value-store.js';
import { texts } from '../texts.js';
import type { PalkkiPlace } from './day-grid.js';
import { useMayMakePalkki } from './use-may-make-palkki.js';

export interface PalkkiKey {
  day: GridDay;
  rows: readonly BoardRow[];
  interaction: ValueStore<Interaction>;
  onNewPalkki: (place?: PalkkiPlace) => void;
}

/** N makes a palkki, after the bar that keys act on if there is one. */
export function usePalkkiKey({ day, rows, interaction, onNewPalkki }: PalkkiKey): void {
  const mayCreate = useMayMakePalkki(day);
  const act = (): void => {
    const { active } = interaction.get();
    onNewPalkki(active ? placeAfter(rows, active, day.yyyymmdd) : undefined);
  };
  useShortcuts(texts.keys.page, mayCreate ? [{ keys: ['n'], label: texts.makePalkki, act }] : []);
}

/** None after a bar that ends on another day, since the palkki is made on this one, nor on a vehicle of others. */
function placeAfter(rows: readonly BoardRow[], key: ItemKey, yyyymmdd: string): PalkkiPlace | undefined {
  const at = findBar(rows, key);
  if (!at || helsinkiDay(at.bar.endMs) !== yyyymmdd || !at.row.vehicle.plannable) return undefined;
  return { vehicleId: at.row.vehicle.vehicleId, startMs: at.bar.endMs };
}
