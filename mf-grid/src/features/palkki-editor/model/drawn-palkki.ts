import type { DayVehicle, GridPalkki } from '@keikka/contracts';
import { minutesOf } from '../../../day/model/grid-day.js';
import type { PalkkiForm } from './palkki-form.js';

/** A palkki as its board would draw it by now; `palkkiId` is 0 for one that is not made yet. */
const drawnPalkki = (
  form: PalkkiForm,
  { vehicleId, ownerAsiakasId }: DayVehicle,
  palkkiId: number,
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
  grid_palkkiType: '',
  grid_palkkiTypeDescription: '',
  vehicleAvailable: true,
  deletedTime: null,
  kuskit: [],
  varmenne: 0,
});

/** The vehicle with the palkki as it is being edited, in the place of what is stored. */
export const vehicleWith = (vehicle: DayVehicle, form: PalkkiForm, palkkiId: number): DayVehicle => ({
  ...vehicle,
  keikkaGroup: [
    ...vehicle.keikkaGroup.filter((item) => !(item.isPalkki && item.palkkiId === palkkiId)),
    drawnPalkki(form, vehicle, palkkiId),
  ],
});
