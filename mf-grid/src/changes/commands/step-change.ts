import type { GridPalkki } from '@keikka/contracts';
import type { ItemKey } from '../../day/model/grid-day.js';
import type { Staffing } from '../../day/model/staffing.js';

/** Where an item stands. */
export interface Place {
  vehicleId: number;
  timeStart: string;
  timeEnd: string;
}

export interface Tila {
  keikkaTilaId: number;
  keikkaTilaSelite: string;
}

/** What one gesture changed on the board, with both of its sides. */
export type StepChange =
  | { kind: 'move'; key: ItemKey; before: Place; after: Place }
  | { kind: 'tila'; keikkaId: number; before: Tila; after: Tila }
  | { kind: 'kuski'; vehicleId: number; before: Staffing; after: Staffing }
  /** null on a side: there the palkki does not exist. */
  | { kind: 'palkki'; palkkiId: number; before: GridPalkki | null; after: GridPalkki | null };

export type StepOf<Kind extends StepChange['kind']> = Extract<StepChange, { kind: Kind }>;
