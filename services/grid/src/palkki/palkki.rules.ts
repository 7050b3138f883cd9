import type { PalkkiMove, PalkkiSave } from '@keikka/contracts';
import { daysTouched, newPalkki, palkkiTypeId, MINUTE_MS } from '@keikka/domain';
import type { Palkki } from './palkki.entity.js';

/** What a save may change and the history tells of; times as ISO instants. */
export type PalkkiState = {
  vehicleId: number;
  timeStart: string;
  timeEnd: string;
  keikkaComment: string;
  style: string;
  grid_palkkiTypeId: number;
  keikkaId: number | null;
  sourceAsiakasId: number | null;
  deletedTime: string | null;
};

export function stateOf(palkki: Palkki): PalkkiState {
  return {
    vehicleId: palkki.vehicleId,
    timeStart: palkki.timeStart.toISOString(),
    timeEnd: palkki.timeEnd.toISOString(),
    keikkaComment: palkki.keikkaComment,
    style: palkki.style,
    grid_palkkiTypeId: palkki.grid_palkkiTypeId,
    keikkaId: palkki.keikkaId,
    sourceAsiakasId: palkki.sourceAsiakasId,
    deletedTime: palkki.deletedTime?.toISOString() ?? null,
  };
}

/** A bar made on the grid before what comes is laid over it (G-104). */
export const blankState = {
  keikkaComment: '',
  style: '',
  grid_palkkiTypeId: newPalkki.grid_palkkiTypeId,
  keikkaId: null,
  sourceAsiakasId: null,
  deletedTime: null,
} as const;

/** The fields a save brings; 0 stands for none where an id may be missing. */
export function incomingState(
  save: PalkkiSave,
): Omit<PalkkiState, keyof typeof blankState> & Partial<PalkkiState> {
  const { keikkaComment, style, grid_palkkiTypeId, keikkaId, sourceAsiakasId } = save;
  return {
    vehicleId: save.vehicleId,
    timeStart: new Date(save.timeStart).toISOString(),
    timeEnd: new Date(save.timeEnd).toISOString(),
    ...(keikkaComment !== undefined && { keikkaComment }),
    ...(style !== undefined && { style }),
    ...(grid_palkkiTypeId !== undefined && { grid_palkkiTypeId }),
    ...(keikkaId !== undefined && { keikkaId: keikkaId || null }),
    ...(sourceAsiakasId !== undefined && { sourceAsiakasId: sourceAsiakasId || null }),
  };
}

/** The columns of a state. */
export function columnsOf({ timeStart, timeEnd, deletedTime, ...rest }: PalkkiState) {
  return {
    ...rest,
    timeStart: new Date(timeStart),
    timeEnd: new Date(timeEnd),
    deletedTime: deletedTime === null ? null : new Date(deletedTime),
  };
}

/** Companies that see a bar in this state, the owner first (G-295). */
export function viewersOf(
  state: PalkkiState | null,
  ownerAsiakasId: number,
  listed: readonly number[],
): number[] {
  if (!state || state.grid_palkkiTypeId === palkkiTypeId.poistettu) return [];
  if (state.grid_palkkiTypeId === palkkiTypeId.yksityinen) return [ownerAsiakasId];
  return [...new Set([ownerAsiakasId, ...listed])];
}

/** Days and vehicles whose rows a change touches: where the bar was and where it is. */
export function touched(
  before: PalkkiState | null,
  after: PalkkiState,
): { days: string[]; vehicleIds: number[] } {
  const states = before ? [before, after] : [after];
  const days = states.flatMap(({ timeStart, timeEnd }) =>
    daysTouched(new Date(timeStart), new Date(timeEnd)),
  );
  return { days: [...new Set(days)], vehicleIds: [...new Set(states.map(({ vehicleId }) => vehicleId))] };
}

/** Whether the bar still stands where the mover saw it, as far as the move says where that was. */
export function isWhereSeen(
  { vehicleId, timeStart }: PalkkiState,
  { originalVehicleId = vehicleId, originalPumppuAika = timeStart }: PalkkiMove,
): boolean {
  return vehicleId === originalVehicleId && Date.parse(timeStart) === Date.parse(originalPumppuAika);
}

/** The state after a move: what is not given stays, the length too. */
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
