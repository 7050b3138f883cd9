import type { GridPalkki, PalkkiSave } from '@keikka/contracts';

const SAVED = [
  'palkkiId',
  'vehicleId',
  'timeStart',
  'timeEnd',
  'keikkaComment',
  'style',
  'grid_palkkiTypeId',
  'keikkaId',
  'sourceAsiakasId',
] as const satisfies readonly (keyof GridPalkki & keyof PalkkiSave)[];

/** What a save carries of a palkki, but for the version it expects: that is for whoever saves to say. */
export const palkkiSave = (palkki: GridPalkki): PalkkiSave =>
  Object.fromEntries(SAVED.map((field) => [field, palkki[field]])) as Pick<
    GridPalkki,
    (typeof SAVED)[number]
  >;
