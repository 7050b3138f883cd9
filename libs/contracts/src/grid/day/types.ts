import type { GridKeikka, MaskedKeikka } from '../../order/keikka/grid-keikka.js';
import type { GridDriver, GridVehicle } from '../../staff/types.js';
import type { GridPalkki } from '../palkki/types.js';

/** An item on a vehicle's row: an order, an order the viewer may not read, or a palkki. */
export type GridItem = GridKeikka | MaskedKeikka | GridPalkki;

export interface DayVehicle extends GridVehicle {
  keikkaGroup: GridItem[];
  /** The first of its company in the answer, when it has several (G-046). Live changes move no flag. */
  hasGroupSeparatorAbove: boolean;
}

/** The answer of the day call. `kuskit` is absent without the right to see drivers (G-030). */
export interface GridDay {
  yyyymmdd: string;
  ajoneuvot: DayVehicle[];
  kuskit?: GridDriver[];
}
