import { helsinkiDay } from '@keikka/domain';
import { useCan, useShortcuts } from '@keikka/sdk';
import { findBar } from '../../../day/rows/bar-navigation.js';
import type { BoardRow } from '../../../day/rows/board-rows.js';
import type { ItemKey } from '../../../day/model/grid-day.js';
import { useBoard } from '../../../view/board-context.js';
import { texts as dayTexts } from '../../../day/texts.js';
import type { PalkkiPlace } from '../../../day/palkki-place.js';

/** N makes a palkki, after the chosen bar if there is one. */
export function usePalkkiKey(onNewPalkki: (place?: PalkkiPlace) => void): void {
  const { day, rows, interaction } = useBoard();
  const mayCreate = useCan('action.palkki.create');
  const act = (): void => {
    const { active } = interaction.get();
    onNewPalkki(active ? placeAfter(rows, active, day.yyyymmdd) : undefined);
  };
  useShortcuts(dayTexts.keys.page, mayCreate ? [{ keys: ['n'], label: dayTexts.makePalkki, act }] : []);
}

/**
 * None after a bar that ends on another day, since the palkki is made on this one, nor on another company's vehicle.
 */
function placeAfter(rows: readonly BoardRow[], key: ItemKey, yyyymmdd: string): PalkkiPlace | undefined {
  const at = findBar(rows, key);
  if (!at || helsinkiDay(at.bar.endMs) !== yyyymmdd || !at.row.vehicle.plannable) return undefined;
  return { vehicleId: at.row.vehicle.vehicleId, startMs: at.bar.endMs };
}
