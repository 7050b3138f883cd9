import type { KeikkaKuski } from '../../order/keikka/types.js';
import type { PalkkiFields } from './fields.js';

/** A palkki in the grid (G-103, G-105). */
export interface GridPalkki {
  isKeikka: false;
  isPalkki: true;
  isTemp: boolean;
  palkkiId: number;
  keikkaId: number | null;
  keikkaTilaId: -100;
  keikkaTilaCategory: 'palkki';
  vehicleId: number;
  timeStart: string;
  timeEnd: string;
  /** The printed aliases of the two fields above. */
  starttime: string;
  endtime: string;
  pumppuAika: string;
  pumppuKesto: number;
  keikkaComment: string;
  text: string;
  style: string;
  ownerAsiakasId: number;
  sourceAsiakasId: number | null;
  grid_palkkiTypeId: number;
  grid_palkkiType: string;
  grid_palkkiTypeDescription: string;
  /** Of its type: false when the vehicle cannot take an order meanwhile. */
  vehicleAvailable: boolean;
  deletedTime: string | null;
  kuskit: KeikkaKuski[];
  varmenne: number;
}

/** A company besides the owner that sees a palkki (G-107). The palkki's id has the printed name. */
export interface PalkkiNakyvyys {
  asiakasId: number;
  asiakasNimi: string;
  grid_palkki_id: number;
}

/** A palkki type (G-108). `ownerAsiakasId` 0 is a system palkki. */
export interface GridPalkkiType {
  grid_palkkiTypeId: number;
  grid_palkkiType: string;
  grid_palkkiTypeDescription: string;
  ownerAsiakasId: number;
  vehicleAvailable: boolean;
  showInReport: boolean;
  showReportKlo: boolean;
  reportStyle: string;
  readOnly: boolean;
  sortNo: number;
}

/** The body of a palkki save. `palkkiId` 0 or absent makes a new one (C-67). */
export type PalkkiSave = Partial<PalkkiFields> &
  Pick<PalkkiFields, 'vehicleId' | 'timeStart' | 'timeEnd'> & {
    palkkiId?: number;
    fromPalkkiId?: number;
    varmenne?: number;
  };
