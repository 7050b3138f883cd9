import type { GridDay, GridDriver, GridPalkki, KeikkaKuski } from '@keikka/contracts';
import { clockOf, listedName } from '@keikka/domain';
import { driverRows, jobsOf, type DriverRow } from '../../../day/model/drivers.js';
import { overlaps, spanOf, type Span } from '../../../day/model/grid-day.js';
import type { Ends } from './palkki-form.js';
import { texts } from '../texts.js';

/** What the day leaves of a driver's time for the palkki. */
export interface DriverNote {
  kind: 'free' | 'busy' | 'away';
  text: string;
}

/** A driver of the palkki as the list shows him. */
export interface ListedDriver {
  kuski: KeikkaKuski;
  name: string;
  /** null where the day's drivers are not known, or he is none of them. */
  note: DriverNote | null;
  vehicleNo: string;
}

/** A driver who may be added. */
export interface DriverOption {
  driver: GridDriver;
  name: string;
  /** 'P15 · Tilauksella 4711 klo 13:30 asti' */
  detail: string;
  note: DriverNote;
}

/** The drivers of the palkki, with what the day knows of them. */
export function listedDrivers(day: GridDay | undefined, palkki: GridPalkki, ends: Ends): ListedDriver[] {
  const rows = day ? driverRows(day) : [];
  return palkki.kuskit.map((kuski) => {
    const row = rows.find(({ driver }) => driver.personId === kuski.personId);
    return {
      kuski,
      name: listedName(kuski),
      note: day && row ? noteOf(day, row, ends) : null,
      vehicleNo: row?.vehicleNo ?? '',
    };
  });
}

const order: readonly DriverNote['kind'][] = ['free', 'busy', 'away'];

/** The day's other drivers, who are free at the palkki's time first; those without a vehicle before the others. */
export function driverOptions(day: GridDay, palkki: GridPalkki, ends: Ends): DriverOption[] {
  return driverRows(day)
    .filter(({ driver }) => !palkki.kuskit.some(({ personId }) => personId === driver.personId))
    .map((row): DriverOption => {
      const note = noteOf(day, row, ends);
      const detail = [row.vehicleNo, note.text].filter(Boolean).join(' · ');
      return { driver: row.driver, name: listedName(row.driver), detail, note };
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, 'fi'));
}

const rankOf = ({ note, driver }: DriverOption): number =>
  2 * order.indexOf(note.kind) + (driver.vehicleId === null ? 0 : 1);

/** Who stands idle at the palkki's time: at work, and on no vehicle. */
export const idleDrivers = (options: readonly DriverOption[]): DriverOption[] =>
  options.filter(({ note, driver }) => note.kind === 'free' && driver.vehicleId === null);

function noteOf(day: GridDay, { driver }: DriverRow, ends: Ends): DriverNote {
  if (driver.pois) return { kind: 'away', text: driver.statusName || texts.away };
  const span = spanOfEnds(ends);
  const [job] = jobsOf(day, driver.personId)
    .filter((keikka) => overlaps(spanOf(keikka), span))
    .sort((a, b) => spanOf(b).endMs - spanOf(a).endMs);
  if (!job) return { kind: 'free', text: texts.free };
  return { kind: 'busy', text: texts.onOrder(job.keikkaId, clockOf(spanOf(job).endMs)) };
}

const spanOfEnds = ({ timeStart, timeEnd }: Ends): Span => ({
  startMs: Date.parse(timeStart),
  endMs: Date.parse(timeEnd),
});
