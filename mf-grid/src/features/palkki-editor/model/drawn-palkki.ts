import type { DayVehicle, GridPalkki, GridPalkkiType } from '@keikka/contracts';
import { minutesOf } from '../../../day/model/grid-day.js';
import type { PalkkiForm } from './palkki-form.js';

export interface DrawnAs {
  /** 0 of one that is not made yet. */
  palkkiId: number;
  /** Undefined until the types are known. */
  type: GridPalkkiType | undefined;
}

/** A palkki as its board would draw it by now. */
const drawnPalkki = (
  form: PalkkiForm,
  { vehicleId, ownerAsiakasId }: DayVehicle,
  { palkkiId, type }: DrawnAs,
): GridPalkki => ({
  isKeikka: false,
  isPalkki: true,
  isTemp: false,
  palkkiId,
  keikkaId: null,
  keikkaTilaId: -100,
  keikkaTilaCategory: 'palkki',
  vehicleId,
  timeStart: form.timeStart,
  timeEnd: form.timeEnd,
  starttime: form.timeStart,
  endtime: form.timeEnd,
  pumppuAika: form.timeStart,
  pumppuKesto: minutesOf(form),
  keikkaComment: form.keikkaComment,
  text: form.keikkaComment,
  style: '',
  ownerAsiakasId,
  sourceAsiakasId: null,
  grid_palkkiTypeId: form.grid_palkkiTypeId,
  grid_palkkiType: type?.grid_palkkiType ?? '',
  grid_palkkiTypeDescription: type?.grid_palkkiTypeDescription ?? '',
  vehicleAvailable: type?.vehicleAvailable ?? true,
  deletedTime: null,
  kuskit: [],
  varmenne: 0,
});

/** The vehicle with the palkki as it is being edited, in the place of what is stored. */
export const vehicleWith = (vehicle: DayVehicle, form: PalkkiForm, as: DrawnAs): DayVehicle => ({
  ...vehicle,
  keikkaGroup: [
    ...vehicle.keikkaGroup.filter((item) => !(item.isPalkki && item.palkkiId === as.palkkiId)),
    drawnPalkki(form, vehicle, as),
  ],
});
