import type { DayVehicle, GridKeikka, GridPalkki } from '@keikka/contracts';
import {
  clockOf,
  factoryDeparture,
  helsinkiDay,
  hoursText,
  kilometresText,
  listedName,
  m3Text,
  minutesText,
  MINUTE_MS,
  shortDate,
  vehicleName,
} from '@keikka/domain';
import { factTexts } from '../fact-texts.js';
import { texts } from '../texts.js';
import { spanOf } from './grid-day.js';
import { itemTimes, orderedText } from './item-text.js';
import { lackOf } from './vehicle-fit.js';
import { lacksDriver } from './work.js';

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
      label: factTexts.time,
      main: itemTimes(keikka),
      rest: joined(hoursText(minutes), shortDate(helsinkiDay(startMs))),
    },
    {
      label: factTexts.betoni,
      main: m3Text(keikka.m3),
      rest: keikka.betonit.map((betoni) => betoni.betoniString).join(', '),
    },
    {
      label: factTexts.tehdas,
      rest: joined(
        keikka.betoniSijaintiNimi || keikka.betoniAsiakasNimi,
        keikka.betoniMatkaM ? kilometresText(keikka.betoniMatkaM) : '',
        drive !== null && minutesText(drive),
        drive !== null && factTexts.leaves(clockOf(factoryDeparture(new Date(startMs), drive))),
      ),
    },
    pumppuFact(keikka, vehicle),
    {
      label: factTexts.kuljettaja,
      warning: lacks ? texts.noDriver : undefined,
      rest: keikka.kuskit.map(listedName).join(', '),
      aside: otherDriver(keikka, vehicle),
    },
    {
      label: factTexts.yhteyshenkilo,
      rest: joined(keikka.yhteyshenkiloNimi, keikka.yhteyshenkiloPuhelin),
    },
    { label: factTexts.source, rest: keikka.sourceAsiakasNimi },
    { label: factTexts.laskutus, rest: keikka.isLaskutusSet ? texts.billed : '' },
  ];
  return facts.filter(({ main, warning, rest, aside }) => main ?? warning ?? (rest || aside));
}

/** Who drives a palkki; nothing where nobody is named. */
export function palkkiFacts({ kuskit }: GridPalkki): Fact[] {
  if (kuskit.length === 0) return [];
  return [{ label: factTexts.kuljettaja, rest: kuskit.map(listedName).join(', ') }];
}

/** The vehicle, with what was ordered when it lacks that. */
function pumppuFact(keikka: GridKeikka, vehicle: DayVehicle): Fact {
  const { pumppuLinja } = keikka;
  const lack = lackOf(vehicle, keikka);
  const name = vehicleName(vehicle);
  const linja = pumppuLinja !== null && pumppuLinja > 0 && factTexts.linja(pumppuLinja);
  const label = factTexts.pumppu;
  return lack
    ? { label, warning: texts.ordered(name, orderedText(lack)), rest: joined(linja) }
    : { label, rest: joined(name, linja) };
}

/** The vehicle's driver of the day, when that is nobody of the order. */
function otherDriver({ kuskit }: GridKeikka, { vehicleNo, dayDriver }: DayVehicle): string | undefined {
  const isOther =
    dayDriver && !dayDriver.pois && !kuskit.some(({ personId }) => personId === dayDriver.personId);
  return isOther ? factTexts.drivenBy(vehicleNo, dayDriver.personLastName) : undefined;
}
