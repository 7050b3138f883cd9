import type { GridPalkki, GridPalkkiType, KeikkaPalkki, PalkkiSave } from '@keikka/contracts';
import { palkkiTypeId as types } from '@keikka/domain';
import { barTimes } from './times.js';

const usual = { palkkiId: 900, keikkaComment: 'Pesu hallilla' };
const ofKommentti = { grid_palkkiTypeId: 4, grid_palkkiType: 'kommentti' };

/** The system's types that keep a vehicle from driving. */
const unavailable = new Set<number>([types.poissaolo, types.huolto, types.tyo]);

/** A palkki of the grid. */
export function gridPalkki(changes: Partial<GridPalkki> = {}): GridPalkki {
  const times = barTimes(changes);
  return {
    ...usual,
    ...ofKommentti,
    ...times,
    isKeikka: false,
    isPalkki: true,
    isTemp: false,
    keikkaId: null,
    keikkaTilaId: -100,
    keikkaTilaCategory: 'palkki',
    vehicleId: 12,
    starttime: times.timeStart,
    endtime: times.timeEnd,
    text: usual.keikkaComment,
    style: '',
    ownerAsiakasId: 1,
    sourceAsiakasId: null,
    grid_palkkiTypeDescription: 'Kommentti',
    vehicleAvailable: !unavailable.has(changes.grid_palkkiTypeId ?? ofKommentti.grid_palkkiTypeId),
    deletedTime: null,
    kuskit: [],
    varmenne: 1,
    ...changes,
  };
}

/** A palkki of a loaded order, beside it unless `changes` says otherwise. */
export function keikkaPalkki(changes: Partial<KeikkaPalkki> = {}): KeikkaPalkki {
  const { timeStart, timeEnd } = barTimes(changes);
  return {
    ...usual,
    ...ofKommentti,
    grid_palkkiTypeDescription: 'Kommentti',
    timeStart,
    timeEnd,
    overlaps: true,
    ...changes,
  };
}

/** What the save of a new palkki carries. */
export function palkkiSave(changes: Partial<PalkkiSave> = {}): PalkkiSave {
  const { timeStart, timeEnd } = barTimes(changes);
  return { vehicleId: 12, timeStart, timeEnd, keikkaComment: usual.keikkaComment, ...changes };
}

/** A kind of palkki that every company has. */
export const palkkiType = (changes: Partial<GridPalkkiType> = {}): GridPalkkiType => ({
  ...ofKommentti,
  grid_palkkiTypeDescription: 'Kommentti',
  ownerAsiakasId: 0,
  vehicleAvailable: true,
  showInReport: false,
  showReportKlo: false,
  reportStyle: '',
  readOnly: false,
  sortNo: 1,
  ...changes,
});
