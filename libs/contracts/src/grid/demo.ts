import type { PalkkiFields } from './palkki/fields.js';

/**
 * What the demo loader sends to `grid.demo.load`, in chunks below the message limit. The
 * generator chooses the ids (deterministic), so that the parts fit together across services. Days are `yyyymmdd`, times
 * ISO.
 */
export interface GridDemo {
  palkit?: (Pick<
    PalkkiFields,
    'vehicleId' | 'grid_palkkiTypeId' | 'timeStart' | 'timeEnd' | 'keikkaComment'
  > & {
    palkkiId: number;
    ownerAsiakasId: number;
    /** Companies besides the owner that see the palkki (G-107). */
    visibleTo: number[];
  })[];
}
