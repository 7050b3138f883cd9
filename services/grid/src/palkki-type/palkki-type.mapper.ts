import type { GridPalkkiType } from '@keikka/contracts';
import type { PalkkiType } from './palkki-type.entity.js';

/** This leaves without a token, so it holds names and settings of the type and nothing personal. */
export function toGridPalkkiType(type: PalkkiType): GridPalkkiType {
  return {
    grid_palkkiTypeId: type.grid_palkkiTypeId,
    grid_palkkiType: type.grid_palkkiType,
    grid_palkkiTypeDescription: type.grid_palkkiTypeDescription,
    ownerAsiakasId: type.ownerAsiakasId,
    vehicleAvailable: type.vehicleAvailable,
    showInReport: type.showInReport,
    showReportKlo: type.showReportKlo,
    reportStyle: type.reportStyle,
    readOnly: type.readOnly,
    sortNo: type.sortNo,
  };
}
