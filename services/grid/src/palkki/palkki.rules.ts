import { palkkiFields, type GridPalkki, type PalkkiMove } from '@keikka/contracts';
import { fields, instant, nullable, type ValuesOf } from '@keikka/contracts/fields';
import { daysTouched, MINUTE_MS } from '@keikka/domain';
import type { Palkki } from './palkki.entity.js';

/** The fields of a palkki that a save may change, and whether it was deleted. Times are ISO instants. */
export const stateFields = fields({ ...palkkiFields, deletedTime: nullable(instant('Poistettu')) });

export type PalkkiState = ValuesOf<typeof stateFields>;

/** The palkki as another company sees it: its kind, time and comment, but not who drives and what it refers to. */
export const forGuest = (row: GridPalkki): GridPalkki => ({
  ...row,
  kuskit: [],
  keikkaId: null,
  sourceAsiakasId: null,
});

type Place = Pick<Palkki | PalkkiState, 'vehicleId' | 'timeStart' | 'timeEnd'>;

/** Days and vehicles whose rows a change touches: where the palkki was and where it is. */
export function touched(before: Place | null, after: Place | null): { days: string[]; vehicleIds: number[] } {
  const states = [before, after].filter((state) => state !== null);
  const days = states.flatMap(({ timeStart, timeEnd }) =>
    daysTouched(new Date(timeStart), new Date(timeEnd)),
  );
  return { days: [...new Set(days)], vehicleIds: [...new Set(states.map(({ vehicleId }) => vehicleId))] };
}

/** The state after a move. What the move does not name stays, the length too. */
export function moved(
  state: PalkkiState,
  move: Pick<PalkkiMove, 'vehicleId' | 'pumppuAika' | 'pumppuKesto'>,
): PalkkiState {
  const start = Date.parse(move.pumppuAika ?? state.timeStart);
  const lengthMs =
    move.pumppuKesto === undefined
      ? Date.parse(state.timeEnd) - Date.parse(state.timeStart)
      : move.pumppuKesto * MINUTE_MS;
  return {
    ...state,
    vehicleId: move.vehicleId ?? state.vehicleId,
    timeStart: new Date(start).toISOString(),
    timeEnd: new Date(start + lengthMs).toISOString(),
  };
}
