import { helsinkiDay } from '@keikka/domain';
import { useCan, useShortcuts } from '@keikka/sdk';
import { findBar } from '../model/bar-navigation.js';
import type { BoardRow } from '../model/board-rows.js';
import type { ItemKey } from '../model/grid-day.js';
import type { Interaction } from '../model/held.js';
import type { ValueStore } from '../model/value-store.js';
import { texts } from '../texts.js';
import type { PalkkiPlace } from './day-grid.js';

export interface PalkkiKey {
  yyyymmdd: string;
  rows: readonly BoardRow[];
  interaction: ValueStore<Interaction>;
  onNewPalkki: (place?: PalkkiPlace) => void;
}

/** N makes a palkki, after the bar that keys act on if there is one. */
export function usePalkkiKey({ yyyymmdd, rows, interaction, onNewPalkki }: PalkkiKey): void {
  const mayCreate = useCan('action.palkki.create');
  const act = (): void => {
    const { active } = interaction.get();
    onNewPalkki(active ? placeAfter(rows, active, yyyymmdd) : undefined);
  };
  useShortcuts(texts.keys.page, mayCreate ? [{ keys: ['n'], label: texts.makePalkki, act }] : []);
}

/** None after a bar that ends on another day: the palkki is made on the one that is looked at. */
function placeAfter(rows: readonly BoardRow[], key: ItemKey, yyyymmdd: string): PalkkiPlace | undefined {
  const at = findBar(rows, key);
  if (!at || helsinkiDay(at.bar.endMs) !== yyyymmdd) return undefined;
  return { vehicleId: at.row.vehicle.vehicleId, startMs: at.bar.endMs };
}
