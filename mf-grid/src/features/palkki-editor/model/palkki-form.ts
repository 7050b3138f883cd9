import { palkkiFields, type GridPalkkiType, type PalkkiFields } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import {
  helsinkiInstant,
  newPalkki,
  palkkiTimeFault,
  palkkiTypeId,
  repairSpan,
  type Yyyymmdd,
} from '@keikka/domain';
import type { SlotProps } from '@keikka/sdk';
import { formOf, type FormValues } from '@keikka/sdk/record';
import type { Span } from '../../../day/model/grid-day.js';

/** A palkki being edited; a new one has no vehicle yet. */
export type PalkkiForm = FormValues<typeof palkkiFields>;

/** What a new palkki stands for already: its place, or the order that it tells of. */
export type NewPalkki = Partial<Omit<PalkkiFields, 'vehicleId'>> & { vehicleId?: number | null };

/** Where a new palkki stands, on a vehicle or on none yet. */
export interface PalkkiPlace {
  vehicleId: number | null;
  span: Span;
}

/** A new palkki on its place on the board. */
export const onSlot = ({ vehicleId, span }: PalkkiPlace): NewPalkki => ({
  vehicleId,
  timeStart: new Date(span.startMs).toISOString(),
  timeEnd: new Date(span.endMs).toISOString(),
});

/** A new palkki that tells more of an order (O-094), at its time and on its vehicle as far as it has them. */
export function ofKeikka({
  keikkaId,
  vehicleId,
  timeStart,
  timeEnd,
}: SlotProps['palkki.editor']['keikka']): NewPalkki {
  const times = timeStart && timeEnd ? { timeStart, timeEnd } : {};
  return { keikkaId, vehicleId, ...times, grid_palkkiTypeId: palkkiTypeId.lisatieto };
}

/** A new palkki: a comment from 7:00 to 16:00 of the shown day (G-104, G-176), or what it stands for already. */
export function newPalkkiForm(yyyymmdd: Yyyymmdd, known: NewPalkki = {}): PalkkiForm {
  const { startMinute, minutes } = newPalkki;
  const times = {
    timeStart: helsinkiInstant(yyyymmdd, startMinute).toISOString(),
    timeEnd: helsinkiInstant(yyyymmdd, startMinute + minutes).toISOString(),
  };
  return formOf(palkkiFields, { ...blankOf(palkkiFields), vehicleId: null, ...times, ...known });
}

/** The two ends of a palkki, as ISO instants. */
export type Ends = Pick<PalkkiForm, 'timeStart' | 'timeEnd'>;

/**
 * The ends after one was set. A palkki that would begin at its end or after it lasts an hour from its start (G-174).
 */
export function repairedEnds({ timeStart, timeEnd }: Ends): Ends {
  const { start, end } = repairSpan(new Date(timeStart), new Date(timeEnd));
  return { timeStart: start.toISOString(), timeEnd: end.toISOString() };
}

/** The code of a fault in the times, or undefined (G-173). */
export const timeFault = ({ timeStart, timeEnd }: Ends): ReturnType<typeof palkkiTimeFault> =>
  palkkiTimeFault(new Date(timeStart), new Date(timeEnd));

/** Types to choose from: never 'Poistettu'; 16 for company and invoicing admins, and always the present one (G-177). */
export function offeredTypes(
  types: readonly GridPalkkiType[],
  { mayInvoice, current }: { mayInvoice: boolean; current: number },
): GridPalkkiType[] {
  const offered = ({ grid_palkkiTypeId: id }: GridPalkkiType): boolean =>
    id === current || (id !== palkkiTypeId.poistettu && (id !== palkkiTypeId.lasku || mayInvoice));
  return types.filter(offered).sort((a, b) => a.sortNo - b.sortNo);
}
