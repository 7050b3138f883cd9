import { palkkiFields, type GridPalkki, type PalkkiSave } from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';

/** The fields of a palkki save without the expected version, which the caller adds. */
export const palkkiSave = (palkki: GridPalkki): PalkkiSave => ({
  palkkiId: palkki.palkkiId,
  ...stateOf(palkkiFields, palkki),
});
