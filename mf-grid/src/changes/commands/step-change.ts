import type { GridPalkki, KeikkaKuski, ToCheck } from '@keikka/contracts';
import type { Guest } from '../../palkki/nakyvyys.js';
import type { ItemKey } from '../../day/model/grid-day.js';
import type { Place } from '../../day/model/placed-item.js';
import type { Staffing } from '../../day/model/staffing.js';

export interface Tila {
  keikkaTilaId: number;
  keikkaTilaSelite: string;
}

/** An item in a place before or after a move. */
export type MoveSide = Place & ToCheck;

/** An order in a place. */
export interface PlacedKey extends MoveSide {
  key: ItemKey;
}

/** The change of one gesture on the board, with the state before and after. */
export type StepChange =
  | { kind: 'move'; key: ItemKey; before: MoveSide; after: MoveSide }
  /** Several orders that were moved together; the same orders on both sides, in one order. */
  | { kind: 'moves'; before: readonly PlacedKey[]; after: readonly PlacedKey[] }
  | { kind: 'tila'; keikkaId: number; before: Tila; after: Tila }
  | { kind: 'kuski'; vehicleId: number; before: Staffing; after: Staffing }
  /** One driver of a palkki, on it or not. */
  | { kind: 'palkkiKuski'; palkkiId: number; kuski: KeikkaKuski; before: boolean; after: boolean }
  /** One company that sees a palkki, or does not. */
  | { kind: 'nakyvyys'; palkkiId: number; asiakas: Guest; before: boolean; after: boolean }
  /** A palkki that was made or removed; null: it does not exist on this side. */
  | { kind: 'palkki'; palkkiId: number; before: GridPalkki | null; after: GridPalkki | null };

export type StepOf<Kind extends StepChange['kind']> = Extract<StepChange, { kind: Kind }>;
