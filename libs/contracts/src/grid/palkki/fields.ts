import { newPalkki } from '@keikka/domain';
import { fields, instant, nullable, reference, text, type ValuesOf } from '../../fields/field.js';

/** The fields of a palkki that a save may change (G-179). */
export const palkkiFields = fields({
  grid_palkkiTypeId: reference('palkkiType', 'Palkkilaji', { blank: newPalkki.grid_palkkiTypeId }),
  vehicleId: reference('vehicle', 'Ajoneuvo', { required: 'PALKKI.VEHICLE_REQUIRED' }),
  timeStart: instant('Alkaa', { dayLabel: 'Alkamispäivä' }),
  timeEnd: instant('Päättyy', { dayLabel: 'Päättymispäivä' }),
  keikkaComment: text(2000, 'Kommentti'),
  style: text(200, 'Tyyli'),
  keikkaId: nullable(reference('keikka', 'Tilaus')),
  sourceAsiakasId: nullable(reference('sourceAsiakas', 'Lähdeasiakas')),
});

export type PalkkiFields = ValuesOf<typeof palkkiFields>;
