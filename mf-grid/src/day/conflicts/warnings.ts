import type { DayVehicle, GridDay, GridDriver, GridItem, GridPalkki, KeikkaKuski } from '@keikka/contracts';
import { dayMonth, listedName, palkkiTypeId, parsePalkkiText, takesVehicle } from '@keikka/domain';
import { isReadable, overlaps, spanOf } from '../model/grid-day.js';
import { itemTimes, lackText } from '../model/item-text.js';
import { lackOf } from '../model/vehicle-fit.js';
import { driverTexts } from '../driver-texts.js';
import { texts } from '../texts.js';
import { isWork } from '../model/work.js';
import { findSiirtymat, type FoundSiirtyma } from './siirtymat.js';

/** In the order of the list. */
export const warningKinds = [
  'kuljettajaPuuttuu',
  'poissa',
  'puomi',
  'huolto',
  'poissaAjosta',
  'siirtyma',
] as const;
export type WarningKind = (typeof warningKinds)[number];
export const kindNames: Record<WarningKind, string> = {
  kuljettajaPuuttuu: driverTexts.missing,
  ...texts.warnings.kinds,
};

/** An order whose vehicle or driver is not fit for it, although nothing else takes their time. */
export interface Warning {
  kind: WarningKind;
  item: GridItem;
  /** Further orders of the vehicle of which the same is said. */
  others?: readonly GridItem[];
  /** 'Puomi 28 m, tilattu 32 m' */
  reason: string;
  /** Of less weight, said after the reason where there is room. */
  aside?: string;
}

/** All orders of which it is said. */
export const itemsOf = ({ item, others = [] }: Warning): readonly GridItem[] => [item, ...others];

/** 'siirtymä 34 min, väliä 20 min (arvio)' */
export const wholeReason = ({ reason, aside }: Warning): string => (aside ? `${reason} (${aside})` : reason);

const ofVehicles = new WeakMap<DayVehicle, Warning[]>();

/**
 * Vehicles of another type or with too short a boom, times when the vehicle is kept from driving, and journeys that it
 * cannot make. Remembered per vehicle.
 */
export function vehicleWarnings(vehicle: DayVehicle): readonly Warning[] {
  const known = ofVehicles.get(vehicle);
  if (known) return known;
  const { keikkaGroup } = vehicle;
  const blocks = keikkaGroup.filter((item) => item.isPalkki).filter(takesVehicle);
  const found: Warning[] = [];
  for (const item of keikkaGroup) {
    if (!isWork(item)) continue;
    const lack = lackOf(vehicle, item);
    if (lack) found.push({ kind: 'puomi', item, reason: lackText(lack) });
    const block = blocks.find((palkki) => overlaps(spanOf(palkki), spanOf(item)));
    if (block) found.push(blockWarning(block, item));
  }
  found.push(...findSiirtymat(keikkaGroup).map(siirtymaWarning));
  ofVehicles.set(vehicle, found);
  return found;
}

function blockWarning(palkki: GridPalkki, item: GridItem): Warning {
  const kind = palkki.grid_palkkiTypeId === palkkiTypeId.huolto ? 'huolto' : 'poissaAjosta';
  const what = texts.warnings[kind](itemTimes(palkki));
  return { kind, item, reason: [what, remarkOf(palkki)].filter(Boolean).join(': ') };
}

const siirtymaWarning = ({ before, next, driveMinutes, gapMinutes }: FoundSiirtyma): Warning => ({
  kind: 'siirtyma',
  item: before,
  others: [next],
  reason: texts.warnings.siirtyma(driveMinutes, gapMinutes),
  aside: texts.warnings.arvio,
});

/** The palkki's words, without the name of its type that often stands before them: 'Huolto: öljyt' is 'öljyt'. */
function remarkOf({ keikkaComment, grid_palkkiType }: GridPalkki): string {
  const { text } = parsePalkkiText(keikkaComment);
  const [first = '', ...rest] = text.split(':');
  const isType = first.trim().toLocaleLowerCase('fi') === grid_palkkiType.toLocaleLowerCase('fi');
  return isType ? rest.join(':').trim() : text;
}

const ofDays = new WeakMap<GridDay, Warning[]>();

/** Orders whose driver is away. Remembered per day. */
export function absenceWarnings(day: GridDay): readonly Warning[] {
  const known = ofDays.get(day);
  if (known) return known;
  const away = new Map(day.kuskit?.filter(({ pois }) => pois).map((driver) => [driver.personId, driver]));
  const found: Warning[] = [];
  for (const { keikkaGroup } of away.size > 0 ? day.ajoneuvot : []) {
    for (const item of keikkaGroup) {
      for (const kuski of item.kuskit) {
        const driver = away.get(kuski.personId);
        if (driver && isReadable(item) && isWork(item))
          found.push({ kind: 'poissa', item, reason: absenceText(kuski, driver, day.yyyymmdd) });
      }
    }
  }
  ofDays.set(day, found);
  return found;
}

const absenceText = (kuski: KeikkaKuski, { statusName }: GridDriver, yyyymmdd: string): string =>
  texts.warnings.poissa(listedName(kuski), statusName || texts.drivers.away, dayMonth(yyyymmdd));

/** What does not fit the orders of the day, the earliest first. */
export const dayWarnings = (day: GridDay): Warning[] =>
  byStart([...absenceWarnings(day), ...day.ajoneuvot.flatMap(vehicleWarnings)]);

export const byStart = (warnings: readonly Warning[]): Warning[] =>
  warnings.toSorted((a, b) => spanOf(a.item).startMs - spanOf(b.item).startMs);

/** The reason of each warning mark, in words. */
export function warningTexts(warnings: readonly Warning[]): Map<GridItem, string> {
  const found = new Map<GridItem, string>();
  for (const warning of warnings) {
    for (const item of itemsOf(warning)) {
      const before = found.get(item);
      found.set(item, before ? `${before}; ${warning.reason}` : warning.reason);
    }
  }
  return found;
}

/** 'Puomi, Huolto' */
export const warningNames = (warnings: readonly Warning[]): string =>
  [...new Set(warnings.map(({ kind }) => kindNames[kind]))].join(', ');
