import { MINUTE_MS } from '@keikka/domain';
import { Failure, type InputOf, type palkkiCalls, type PalkkiSave } from '@keikka/contracts';

/**
 * One value under several printed names: `timeStart` and `starttime`, `keikkaComment` and `text` (C-10, G-265). The
 * company is required (G-179) but not passed on, because the token says whose palkki it is.
 */
export function palkkiSaveOf(body: InputOf<typeof palkkiCalls.save>): PalkkiSave {
  const { palkkiId, style, grid_palkkiTypeId, keikkaId, sourceAsiakasId, varmenne } = body;
  const timeStart = body.timeStart ?? body.starttime ?? body.pumppuAika;
  const timeEnd = body.timeEnd ?? body.endtime ?? endAfter(timeStart, body.pumppuKesto);
  if (!body.vehicleId || !body.ownerAsiakasId) throw new Failure('PALKKI.VEHICLE_REQUIRED');
  if (!timeStart || !timeEnd) {
    throw new Failure('REQUEST.INVALID', [
      { field: timeStart ? 'timeEnd' : 'timeStart', problem: 'is missing' },
    ]);
  }
  return {
    palkkiId,
    vehicleId: body.vehicleId,
    timeStart,
    timeEnd,
    keikkaComment: body.keikkaComment ?? body.text,
    style,
    grid_palkkiTypeId,
    keikkaId,
    sourceAsiakasId,
    varmenne,
  };
}

function endAfter(timeStart: string | undefined, pumppuKesto: number | undefined): string | undefined {
  if (!timeStart || pumppuKesto === undefined) return undefined;
  return new Date(new Date(timeStart).getTime() + pumppuKesto * MINUTE_MS).toISOString();
}
