import { MINUTE_MS } from '@keikka/domain';
import { Failure, type InputOf, type palkkiCalls, type PalkkiSave } from '@keikka/contracts';

/**
 * One value under several printed names: `timeStart` and `starttime`, `keikkaComment` and `text` (C-10, G-265). The
 * company is required (G-179) but not passed on, because the token says whose palkki it is.
 */
export function palkkiSaveOf(body: InputOf<typeof palkkiCalls.save>): PalkkiSave {
  const { starttime, endtime, pumppuAika, pumppuKesto, text, ownerAsiakasId, ...save } = body;
  const timeStart = save.timeStart ?? starttime ?? pumppuAika;
  const timeEnd = save.timeEnd ?? endtime ?? endAfter(timeStart, pumppuKesto);
  if (!save.vehicleId || !ownerAsiakasId) throw new Failure('PALKKI.VEHICLE_REQUIRED');
  if (!timeStart || !timeEnd) {
    throw new Failure('REQUEST.INVALID', [
      { field: timeStart ? 'timeEnd' : 'timeStart', problem: 'is missing' },
    ]);
  }
  const { vehicleId, keikkaComment = text } = save;
  return { ...save, vehicleId, timeStart, timeEnd, keikkaComment };
}

function endAfter(timeStart: string | undefined, pumppuKesto: number | undefined): string | undefined {
  if (!timeStart || pumppuKesto === undefined) return undefined;
  return new Date(new Date(timeStart).getTime() + pumppuKesto * MINUTE_MS).toISOString();
}
