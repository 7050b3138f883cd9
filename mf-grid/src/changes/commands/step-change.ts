import type { GridPalkki, KeikkaKuski } from '@keikka/contracts';
import type { ItemKey } from '../../day/model/grid-day.js';
import type { Staffing } from '../../day/model/staffing.js';

/** The place of an item. */
export interface Place {
  vehicleId: number;
  timeStart: string;
  timeEnd: string;
  /** The order's drivers there; absent where the change leaves them. */
  kuskit?: KeikkaKuski[];
}

export interface Tila {
  keikkaTilaId: number;
  keikkaTilaSelite: string;
}

/** The change of one gesture on the board, with the state before and after. */
export type StepChange =
  | { kind: 'move'; key: ItemKey; before: Place; after: Place }
  | { kind: 'tila'; keikkaId: number; before: Tila; after: Tila }
  | { kind: 'kuski'; vehicleId: number; before: Staffing; after: Staffing }
  /** null: the palkki does not exist on this side. */
  | { kind: 'palkki'; palkkiId: number; before: GridPalkki | null; after: GridPalkki | null };

export type StepOf<Kind extends StepChange['kind']> = Extract<StepChange, { kind: Kind }>;
