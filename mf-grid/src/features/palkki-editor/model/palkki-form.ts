import { palkkiFields, type GridPalkkiType } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import {
  helsinkiInstant,
  newPalkki,
  palkkiTimeFault,
  palkkiTypeId,
  repairSpan,
  type Yyyymmdd,
} from '@keikka/domain';
import { formOf, type FormValues } from '@keikka/sdk/record';
import type { Slot } from '../../../day/drops/slot.js';

/** A palkki being edited; a new one has no vehicle yet. */
export type PalkkiForm = FormValues<typeof palkkiFields>;

/** A new palkki: a comment from 7:00 to 16:00 of the shown day (G-104, G-176), or its place on the board. */
export function newPalkkiForm(yyyymmdd: Yyyymmdd, place?: Slot): PalkkiForm {
  const { startMinute, minutes } = newPalkki;
  const start = place ? new Date(place.span.startMs) : helsinkiInstant(yyyymmdd, startMinute);
  const end = place ? new Date(place.span.endMs) : helsinkiInstant(yyyymmdd, startMinute + minutes);
  const times = { timeStart: start.toISOString(), timeEnd: end.toISOString() };
  return formOf(palkkiFields, { ...blankOf(palkkiFields), vehicleId: place?.vehicleId ?? null, ...times });
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
