import type { GridDay, GridItem, GridKeikka, GridPalkki, KeikkaKuski } from '@keikka/contracts';
import { isOnDay, putItem } from '../../day/model/day-patch.js';
import {
  findItem,
  isReadable,
  itemKey,
  keikkaKey,
  palkkiKey,
  type ItemKey,
} from '../../day/model/grid-day.js';
import { copyOf, placedItem, type Place } from '../../day/model/placed-item.js';
import { withPalkkiKuski } from '../../day/model/palkki-kuskit.js';
import { withStaffing, type Staffing } from '../../day/model/staffing.js';
import type { Guest } from '../../palkki/nakyvyys.js';
import type { PlacedKey } from './step-change.js';

/** A change of the viewer that is on its way to the server. */
export type DayChange =
  | { kind: 'move'; key: ItemKey; place: Place }
  | { kind: 'moves'; moves: readonly PlacedKey[] }
  | { kind: 'tila'; keikkaId: number; keikkaTilaId: number; keikkaTilaSelite: string }
  | { kind: 'staffing'; staffing: Staffing }
  /** A copy of this item stands temporarily in its place. */
  | { kind: 'copy'; item: GridKeikka | GridPalkki }
  /** One driver comes to a palkki, or leaves it. */
  | { kind: 'palkkiKuski'; palkkiId: number; kuski: KeikkaKuski; isOn: boolean }
  /** A company comes to see a palkki, or does not any more: the row stays as it is. */
  | { kind: 'nakyvyys'; palkkiId: number; asiakas: Guest; isShown: boolean }
  /** A palkki in its new state; null removes it. */
  | { kind: 'palkki'; palkkiId: number; row: GridPalkki | null };

export interface ShownDay<D extends GridDay> {
  day: D;
  /** Items drawn striped, because they are not saved yet. */
  pending: ReadonlySet<ItemKey>;
}

/**
 * The day with the viewer's own changes applied. They lie on top of the cached day and are never written into it, so a
 * failed change is simply removed, whatever came from others meanwhile.
 */
export function withChanges<D extends GridDay>(day: D, changes: readonly DayChange[]): ShownDay<D> {
  if (changes.length === 0) return { day, pending: none };
  const pending = new Set<ItemKey>();
  const shown = changes.reduce((before, change) => applyChange(before, change, pending), day);
  return { day: shown, pending };
}

const none: ReadonlySet<ItemKey> = new Set();

function applyChange<D extends GridDay>(day: D, change: DayChange, pending: Set<ItemKey>): D {
  switch (change.kind) {
    case 'move':
      return changeItem(day, change.key, pending, (item) => placedItem(item, change.place));
    case 'moves':
      return change.moves.reduce(
        (before, place) => changeItem(before, place.key, pending, (item) => placedItem(item, place)),
        day,
      );
    case 'tila':
      return changeItem(day, keikkaKey(change.keikkaId), pending, (item) => withTila(item, change));
    case 'palkkiKuski':
      return changeItem(day, palkkiKey(change.palkkiId), pending, (item) =>
        item.isPalkki ? withPalkkiKuski(item, change.kuski, change.isOn) : item,
      );
    case 'nakyvyys':
      pending.add(palkkiKey(change.palkkiId));
      return day;
    case 'palkki':
      pending.add(palkkiKey(change.palkkiId));
      return putItem(day, palkkiKey(change.palkkiId), change.row);
    case 'copy': {
      const copy: GridItem = { ...copyOf(change.item), isTemp: true };
      pending.add(itemKey(copy));
      return putItem(day, itemKey(copy), copy);
    }
    case 'staffing':
      return withStaffing(day, change.staffing, pending);
  }
}

function withTila(item: GridItem, tila: Extract<DayChange, { kind: 'tila' }>): GridItem {
  const { keikkaTilaId, keikkaTilaSelite } = tila;
  return isReadable(item) ? { ...item, keikkaTilaId, keikkaTilaSelite } : item;
}

function changeItem<D extends GridDay>(
  day: D,
  key: ItemKey,
  pending: Set<ItemKey>,
  change: (item: GridItem) => GridItem,
): D {
  const item = findItem(day, key);
  if (!item) return day;
  pending.add(key);
  const changed = change(item);
  return putItem(day, key, isOnDay(changed, day.yyyymmdd) ? changed : null);
}
