import type { GridDay, GridItem, GridKeikka, GridPalkki } from '@keikka/contracts';
import { helsinkiInstant } from '@keikka/domain';
import type { ItemKey } from '../src/day/model/grid-day.js';
import { itemKey } from '../src/day/model/grid-day.js';
import { driver, keikka, palkki, vehicle } from '../test/day.builder.js';

/** A day in the form that every measured board takes. Starts and ends are minutes of the day. */
export interface Dataset {
  day: string;
  rows: { id: string | number; label: string }[];
  bars: {
    id: string | number;
    rowId: string | number;
    start: number;
    end: number;
    title: string;
    kind: string;
    color: string;
  }[];
}

export type DatasetId = string | number;

export interface BenchDay {
  day: GridDay;
  keyOf: Map<DatasetId, ItemKey>;
  vehicleIdOf: Map<DatasetId, number>;
}

/** Statuses in turn, so that every look, marker and icon is drawn. */
const tilat: readonly (readonly [number, string])[] = [
  [4, 'Toimitusvalmis'],
  [5, 'Toimitus meneillään'],
  [9, 'Toimitettu'],
  [2, 'Lähetetty'],
  [3, 'Käsittelyssä'],
  [8, 'Tilaus peruttu'],
];
const PALKKI = /palkki|note/i;

/** The dataset as an answer of the day call: whole orders with everything that their bars show. */
export function benchDay(dataset: Dataset): BenchDay {
  const yyyymmdd = dataset.day.replaceAll('-', '');
  const vehicleIdOf = new Map(dataset.rows.map(({ id }, index) => [id, index + 1]));
  const keyOf = new Map<DatasetId, ItemKey>();
  const groups = new Map<number, GridItem[]>();
  const instantAt = instantsOf(yyyymmdd);
  dataset.bars.forEach((bar, index) => {
    const vehicleId = vehicleIdOf.get(bar.rowId) ?? 0;
    const item = benchItem(bar, index, vehicleId, instantAt);
    keyOf.set(bar.id, itemKey(item));
    const group = groups.get(vehicleId);
    if (group) group.push(item);
    else groups.set(vehicleId, [item]);
  });
  const ajoneuvot = dataset.rows.map(({ label }, index) =>
    vehicle(index + 1, groups.get(index + 1), { vehicleNo: label, dayDriver: dayDriver(index) }),
  );
  const kuskit = dataset.rows.map((_, index) => driver(index + 1, { vehicleId: index + 1 }));
  return {
    day: { yyyymmdd, ajoneuvot, kuskit },
    keyOf,
    vehicleIdOf,
  };
}

/** ISO instants of the day's minutes. They are remembered, because bars begin and end at the same few. */
function instantsOf(yyyymmdd: string): (minute: number) => string {
  const known = new Map<number, string>();
  return (minute) => {
    const instant = known.get(minute) ?? helsinkiInstant(yyyymmdd, minute).toISOString();
    known.set(minute, instant);
    return instant;
  };
}

/** The dataset's id of an item of the board. */
export const idOf = <T>(known: ReadonlyMap<DatasetId, T>, called: T): DatasetId | undefined =>
  [...known].find(([, name]) => name === called)?.[0];

function dayDriver(index: number) {
  const { personFirstName, personLastName, personPhone } = driver(index + 1);
  const person = { personId: index + 1, personFirstName, personLastName, personPhone };
  return { ...person, isExplicitAssignment: false, pois: false };
}

const numbers = new Map<DatasetId, number>();

/** The number of a dataset's id, which may be a text. The same id has the same number on every day. */
function numberOf(id: DatasetId): number {
  const known = numbers.get(id) ?? numbers.size + 1;
  numbers.set(id, known);
  return known;
}

const usualKeikka = keikka('8:00', '9:00');
const usualPalkki = palkki('8:00', '9:00');

/** Copied and then assigned, because spreading several objects into one would take longer than drawing them. */
function benchItem(
  bar: Dataset['bars'][number],
  index: number,
  vehicleId: number,
  instantAt: (minute: number) => string,
): GridItem {
  const timeStart = instantAt(bar.start);
  const timeEnd = instantAt(bar.end);
  const item = PALKKI.test(bar.kind) ? benchPalkki(bar, timeStart, timeEnd) : benchKeikka(bar, index);
  item.timeStart = timeStart;
  item.timeEnd = timeEnd;
  item.pumppuAika = timeStart;
  item.pumppuKesto = bar.end - bar.start;
  item.vehicleId = vehicleId;
  return item;
}

function benchPalkki({ id, title }: Dataset['bars'][number], start: string, end: string): GridPalkki {
  const item = { ...usualPalkki };
  item.palkkiId = numberOf(id);
  item.starttime = start;
  item.endtime = end;
  item.keikkaComment = title;
  item.text = title;
  return item;
}

function benchKeikka({ id, title, color }: Dataset['bars'][number], index: number): GridKeikka {
  const item = { ...usualKeikka };
  const [keikkaTilaId, keikkaTilaSelite] = tilat[index % tilat.length] ?? [4, ''];
  item.keikkaId = numberOf(id);
  item.keikkaTilaId = keikkaTilaId;
  item.keikkaTilaSelite = keikkaTilaSelite;
  item.asiakasNimi = title;
  item.sourceAsiakasColorCode = color;
  item.keikkaComment = index % 5 === 0 ? 'Soita ennen' : '';
  return item;
}
