import type { GridDemo } from '../demo.js';
import { message, type Bytes } from '../message.js';
import type { DayWindow, SeenVersion } from '../order/messages.js';
import type { OverlappingPalkki } from '../order/types.js';
import type { GridPalkki, GridPalkkiType, PalkkiSave } from './palkki/types.js';

/** An absent field stays. The originals are the values the mover saw, as for an order (`KeikkaMove`). */
export interface PalkkiMove extends SeenVersion {
  palkkiId: number;
  vehicleId?: number;
  pumppuAika?: string;
  pumppuKesto?: number;
  originalVehicleId?: number;
  originalPumppuAika?: string;
}

export const gridMessages = {
  /** Palkit of a window as keyed lines: `<vehicleId>\t<GridPalkki>`. */
  palkkiListForGrid: message<DayWindow, Bytes>('grid.palkki.list-for-grid'),
  palkkiList: message<{ start: string; end: string; sourceAsiakasId: number }, GridPalkki[]>(
    'grid.palkki.list',
  ),
  palkkiSave: message<PalkkiSave, GridPalkki>('grid.palkki.save'),
  palkkiMove: message<PalkkiMove, GridPalkki>('grid.palkki.move'),
  /** A new palkki like this one (G-264). */
  palkkiCopy: message<{ palkkiId: number }, GridPalkki>('grid.palkki.copy'),
  palkkiDelete: message<SeenVersion & { palkkiId: number }, { palkkiId: number }>('grid.palkki.delete'),
  palkkiBesideKeikka: message<{ vehicleId: number; timeStart: string; timeEnd: string }, OverlappingPalkki[]>(
    'grid.palkki.beside-keikka',
  ),
  palkkiTypeList: message<{ asiakasId: number }, GridPalkkiType[]>('grid.palkki-type.list'),
  demoLoad: message<GridDemo, { loaded: number }>('grid.demo.load'),
} as const;
