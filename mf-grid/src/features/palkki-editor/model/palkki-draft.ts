import type { GridPalkki, GridPalkkiType, PalkkiSave } from '@keikka/contracts';
import {
  helsinkiInstant,
  helsinkiWall,
  newPalkki,
  palkkiTimeFault,
  palkkiTypeId,
  repairSpan,
  type Yyyymmdd,
  HOUR_MS,
  MINUTE_MS,
} from '@keikka/domain';
import { palkkiSave } from '../../../palkki/palkki-save.js';

/** A palkki as it is being edited. */
export interface PalkkiDraft {
  grid_palkkiTypeId: number;
  vehicleId: number | null;
  start: Date;
  end: Date;
  keikkaComment: string;
}

export interface DraftPlace {
  vehicleId: number;
  startMs: number;
}

/**
 * A palkki made on the grid: a comment from 7:00 to 16:00 of the day that is looked at (G-104, G-176), or an hour where
 * one stands on the board.
 */
export function draftOfDay(yyyymmdd: Yyyymmdd, place?: DraftPlace): PalkkiDraft {
  const { startMinute, minutes, grid_palkkiTypeId } = newPalkki;
  const draft = { grid_palkkiTypeId, keikkaComment: '' };
  if (place) {
    const { vehicleId, startMs } = place;
    return { ...draft, vehicleId, start: new Date(startMs), end: new Date(startMs + HOUR_MS) };
  }
  return {
    ...draft,
    vehicleId: null,
    start: helsinkiInstant(yyyymmdd, startMinute),
    end: helsinkiInstant(yyyymmdd, startMinute + minutes),
  };
}

export const draftOf = (palkki: GridPalkki): PalkkiDraft => ({
  grid_palkkiTypeId: palkki.grid_palkkiTypeId,
  vehicleId: palkki.vehicleId,
  start: new Date(palkki.timeStart),
  end: new Date(palkki.timeEnd),
  keikkaComment: palkki.keikkaComment,
});

export type Edge = 'start' | 'end';

/** The instant with another day or another time of day, the rest as it was. */
export function changedEdge(at: Date, change: { yyyymmdd?: Yyyymmdd; minuteOfDay?: number }): Date {
  const { yyyymmdd, minuteOfDay } = { ...helsinkiWall(at), ...change };
  return helsinkiInstant(yyyymmdd, minuteOfDay);
}

/** One end set; the other gives way when it must (G-174). */
export function withEdge(draft: PalkkiDraft, edge: Edge, at: Date): PalkkiDraft {
  const { start, end } = repairSpan(edge === 'start' ? at : draft.start, edge === 'end' ? at : draft.end);
  return { ...draft, start, end };
}

export const draftMinutes = ({ start, end }: PalkkiDraft): number =>
  Math.round((end.getTime() - start.getTime()) / MINUTE_MS);

/** A missing vehicle, or the code of what is wrong with the times. */
export type DraftFault = 'vehicle' | NonNullable<ReturnType<typeof palkkiTimeFault>>;

export const draftFault = ({ vehicleId, start, end }: PalkkiDraft): DraftFault | undefined =>
  vehicleId === null ? 'vehicle' : palkkiTimeFault(start, end);

/** What a save carries; `varmenne` lets the server see whether somebody was faster. */
export function saveOf(draft: PalkkiDraft, vehicleId: number, palkki: GridPalkki | null): PalkkiSave {
  const { start, end, keikkaComment, grid_palkkiTypeId } = draft;
  const own = {
    vehicleId,
    grid_palkkiTypeId,
    keikkaComment,
    timeStart: start.toISOString(),
    timeEnd: end.toISOString(),
  };
  if (!palkki) return { palkkiId: 0, ...own };
  return { ...palkkiSave(palkki), varmenne: palkki.varmenne, ...own };
}

/** Types to choose from: never 'Poistettu'; 16 for company and invoicing admins, but always the one it has (G-177). */
export function offeredTypes(
  types: readonly GridPalkkiType[],
  { mayInvoice, current }: { mayInvoice: boolean; current: number },
): GridPalkkiType[] {
  const offered = ({ grid_palkkiTypeId: id }: GridPalkkiType): boolean =>
    id === current || (id !== palkkiTypeId.poistettu && (id !== palkkiTypeId.lasku || mayInvoice));
  return types.filter(offered).sort((a, b) => a.sortNo - b.sortNo);
}
