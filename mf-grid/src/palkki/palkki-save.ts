import { palkkiFields, type GridPalkki, type PalkkiSave } from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';

/** What a save carries of a palkki, but for the version it expects: that is for whoever saves to say. */
export const palkkiSave = (palkki: GridPalkki): PalkkiSave => ({
  palkkiId: palkki.palkkiId,
  ...stateOf(palkkiFields, palkki),
});
