import type { InputOf } from '../call.js';
import type { GridDemo } from './demo.js';
import { message, type Bytes } from '../message.js';
import type { DayWindow } from '../order/messages.js';
import type { KeikkaPalkki } from '../order/keikka/types.js';
import type { palkkiCalls } from './palkki/calls.js';
import type { GridPalkki, GridPalkkiType, PalkkiSave } from './palkki/types.js';

/** An absent field stays. The originals are the values the mover saw, as for an order (`KeikkaMove`). */
export type PalkkiMove = InputOf<typeof palkkiCalls.move>;

/** An order and where it stands; one without a vehicle or a time stands nowhere. */
interface KeikkaPlace {
  keikkaId: number;
  vehicleId: number | null;
  timeStart: string | null;
  timeEnd: string | null;
}

export const gridMessages = {
  /** Palkit of a window as keyed lines: `<vehicleId>\t<GridPalkki>`. */
  palkkiListForGrid: message<DayWindow, Bytes>('grid.palkki.list-for-grid'),
  palkkiList: message<{ start: string; end: string; sourceAsiakasId: number }, GridPalkki[]>(
    'grid.palkki.list',
  ),
  palkkiSave: message<PalkkiSave, GridPalkki>('grid.palkki.save'),
  /** A new palkki like this one (G-264). */
  palkkiCopy: message<{ palkkiId: number }, GridPalkki>('grid.palkki.copy'),
  palkkiListOfKeikka: message<KeikkaPlace, KeikkaPalkki[]>('grid.palkki.list-of-keikka'),
  palkkiTypeList: message<{ asiakasId: number }, GridPalkkiType[]>('grid.palkki-type.list'),
  demoLoad: message<GridDemo, { loaded: number }>('grid.demo.load'),
} as const;
