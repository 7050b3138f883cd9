import type { DayVehicle, GridItem, GridKeikka } from '@keikka/contracts';
import {
  clockOf,
  clockRange,
  dayMonth,
  factoryDeparture,
  helsinkiDay,
  hoursText,
  kilometresText,
  minutesText,
  m3Text,
  numberText,
  parsePalkkiText,
  shortDate,
  listedName,
  MINUTE_MS,
  vehicleName,
  type VehicleLack,
} from '@keikka/domain';
import { texts } from '../texts.js';
import { keikkaSite, keikkaTitle } from './bar-content.js';
import { isReadable, spanOf } from './grid-day.js';
import { lackOf } from './vehicle-fit.js';
import { lacksDriver } from './work.js';

/** The item's title, wherever it is named. */
export function itemTitle(item: GridItem): string {
  if (item.isPalkki) return parsePalkkiText(item.keikkaComment).text || item.grid_palkkiTypeDescription;
  return isReadable(item) ? keikkaTitle(item) : texts.masked;
}

/** '7:00–9:30'; with the days when they differ: '20.11. 22:00 – 21.11. 2:00'. */
export function itemTimes(item: GridItem): string {
  const { startMs, endMs } = spanOf(item);
  const [first, last] = [helsinkiDay(startMs), helsinkiDay(Math.max(startMs, endMs - 1))];
  if (first === last) return clockRange(startMs, endMs);
  return `${dayMonth(first)} ${clockOf(startMs)} – ${dayMonth(helsinkiDay(endMs))} ${clockOf(endMs)}`;
}

/** Which item it is, for a question about it: '4575 Länsirakenne Oy · ti 24.11.2026 15:15–16:45 · P03'. */
export function itemSummary(item: GridItem, vehicleNo: string): string {
  const number = item.isPalkki ? '' : `${item.keikkaId} `;
  const times = `${shortDate(helsinkiDay(spanOf(item).startMs))} ${itemTimes(item)}`;
  return [number + itemTitle(item), times, vehicleNo].filter(Boolean).join(' · ');
}

/** The bar's accessible name. It begins with the text on the bar (WCAG 2.5.3). */
export function itemLabel(item: GridItem, vehicleNo: string): string {
  const parts = isReadable(item)
    ? [
        itemTitle(item),
        keikkaSite(item),
        itemTimes(item),
        item.keikkaTilaSelite,
        m3Text(item.m3),
        item.isLaskutusSet && texts.billed,
      ]
    : [itemTitle(item), itemTimes(item)];
  if (item.isPalkki) parts.push(item.grid_palkkiTypeDescription);
  return [...parts, vehicleNo].filter(Boolean).join(', ');
}

export interface Fact {
  label: string;
  /** Read first, in bold. */
  main?: string;
  /** Instead of it, what does not fit. */
  warning?: string;
  rest: string;
  /** Of less weight, after the rest. */
  aside?: string;
}

const joined = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

/** The facts that the bar dropped, in the order of a phone call to the site; `lacks`: somebody shall drive it. */
export function keikkaFacts(
  keikka: GridKeikka,
  vehicle: DayVehicle,
  lacks = lacksDriver(keikka, vehicle),
): Fact[] {
  const { startMs, endMs } = spanOf(keikka);
  const minutes = (endMs - startMs) / MINUTE_MS;
  const drive = keikka.betoniMatkaAika;
  const facts: Fact[] = [
    {
      label: texts.facts.time,
      main: itemTimes(keikka),
      rest: joined(hoursText(minutes), shortDate(helsinkiDay(startMs))),
    },
    {
      label: texts.facts.betoni,
      main: m3Text(keikka.m3),
      rest: keikka.betonit.map((betoni) => betoni.betoniString).join(', '),
    },
    {
      label: texts.facts.tehdas,
      rest: joined(
        keikka.betoniSijaintiNimi || keikka.betoniAsiakasNimi,
        keikka.betoniMatkaM ? kilometresText(keikka.betoniMatkaM) : '',
        drive !== null && minutesText(drive),
        drive !== null && texts.facts.leaves(clockOf(factoryDeparture(new Date(startMs), drive))),
      ),
    },
    pumppuFact(keikka, vehicle),
    {
      label: texts.facts.kuljettaja,
      warning: lacks ? texts.noDriver : undefined,
      rest: keikka.kuskit.map(listedName).join(', '),
      aside: otherDriver(keikka, vehicle),
    },
    {
      label: texts.facts.yhteyshenkilo,
      rest: joined(keikka.yhteyshenkiloNimi, keikka.yhteyshenkiloPuhelin),
    },
    { label: texts.facts.source, rest: keikka.sourceAsiakasNimi },
    { label: texts.facts.laskutus, rest: keikka.isLaskutusSet ? texts.billed : '' },
  ];
  return facts.filter(({ main, warning, rest, aside }) => main ?? warning ?? (rest || aside));
}

/** The vehicle, with what was ordered when it lacks that. */
function pumppuFact(keikka: GridKeikka, vehicle: DayVehicle): Fact {
  const { pumppuLinja } = keikka;
  const lack = lackOf(vehicle, keikka);
  const name = vehicleName(vehicle);
  const linja = pumppuLinja !== null && pumppuLinja > 0 && texts.facts.linja(pumppuLinja);
  const label = texts.facts.pumppu;
  return lack
    ? { label, warning: texts.facts.ordered(name, orderedText(lack)), rest: joined(linja) }
    : { label, rest: joined(name, linja) };
}

/** 'Puomi 28 m, tilattu 32 m', or 'Pumppu, tilattu Betoniauto' */
export function lackText(lack: VehicleLack): string {
  const { of, own } = lack;
  const has = of === 'boom' ? texts.warnings.puomi(own > 0 ? numberText(own) : null) : vehicleTypeName(own);
  return texts.facts.ordered(has, orderedText(lack));
}

const orderedText = ({ of, ordered }: VehicleLack): string =>
  of === 'boom' ? texts.metres(numberText(ordered)) : vehicleTypeName(ordered);

const vehicleTypeName = (vehicleTypeId: number): string => texts.vehicleTypes[vehicleTypeId] ?? '';

/** The vehicle's driver of the day, when that is nobody of the order. */
function otherDriver({ kuskit }: GridKeikka, { vehicleNo, dayDriver }: DayVehicle): string | undefined {
  const isOther =
    dayDriver && !dayDriver.pois && !kuskit.some(({ personId }) => personId === dayDriver.personId);
  return isOther ? texts.facts.drivenBy(vehicleNo, dayDriver.personLastName) : undefined;
}

/** 'As Oy Lohjan Kielo, Kauppakatu 12, 08100 Lohja' */
export function keikkaAddress(keikka: GridKeikka): string {
  const town = [keikka.tyomaaOsoite3, keikka.tyomaaOsoite4].filter(Boolean).join(' ');
  return [keikka.tyomaaNimi, keikka.tyomaaOsoite1, keikka.tyomaaOsoite2, town].filter(Boolean).join(', ');
}
