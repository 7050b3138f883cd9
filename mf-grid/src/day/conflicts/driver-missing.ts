import type { DayVehicle, GridDay, GridDriver, GridKeikka, KeikkaKuski } from '@keikka/contracts';
import { dayMonth, listedName, shortName } from '@keikka/domain';
import { spanOf } from '../model/grid-day.js';
import { itemTimes } from '../model/item-text.js';
import { drivenKeikat } from '../model/row-texts.js';
import { driverless } from '../model/work.js';
import { driverTexts } from '../driver-texts.js';
import { texts } from '../texts.js';
import type { Warning } from './warnings.js';

const ofDays = new WeakMap<GridDay, Warning[]>();

/** One for each vehicle with orders that nobody drives. Remembered per day. */
export function missingWarnings(day: GridDay): readonly Warning[] {
  const known = ofDays.get(day);
  if (known) return known;
  const found = day.ajoneuvot.flatMap((vehicle): Warning[] => {
    const [item, ...others] = driverless(vehicle).toSorted(
      (one, other) => spanOf(one).startMs - spanOf(other).startMs,
    );
    if (!item) return [];
    const reason = missingReason(day, vehicle, others.length + 1);
    return [{ kind: 'kuljettajaPuuttuu', item, others, reason }];
  });
  ofDays.set(day, found);
  return found;
}

/** 'Ahonen Eero sairas 24.11. · 2 tilausta', 'A. Salonen ajaa vain 6:45–9:15 · 2 ilman' */
function missingReason(day: GridDay, vehicle: DayVehicle, count: number): string {
  const [first, ...more] = jobsByDriver(drivenKeikat(vehicle));
  const absence = absenceOf(day, vehicle);
  if (!first) return [absence ?? texts.noDriver, driverTexts.orders(count)].join(' · ');
  const names = [first, ...more].map(({ kuski }) => shortName(kuski));
  const who =
    more.length > 0
      ? driverTexts.driveSome(names)
      : driverTexts.drivesOnly(shortName(first.kuski), first.keikat.map(itemTimes));
  return [absence, who, driverTexts.without(count)].filter(Boolean).join(' · ');
}

/** The vehicle's own driver, or that of the day, when away: 'Ahonen Eero sairas 24.11.' */
function absenceOf({ kuskit = [], yyyymmdd }: GridDay, vehicle: DayVehicle): string | undefined {
  const { dayDriver, defaultKuski_personId } = vehicle;
  const personId = dayDriver ? dayDriver.personId : defaultKuski_personId;
  const listed: GridDriver | undefined = kuskit.find((driver) => driver.personId === personId);
  const person = dayDriver?.pois ? dayDriver : listed?.pois && !dayDriver ? listed : undefined;
  const status = listed?.statusName || texts.drivers.away;
  return person && driverTexts.awayOn(listedName(person), status, dayMonth(yyyymmdd));
}

interface Driving {
  kuski: KeikkaKuski;
  keikat: GridKeikka[];
}

/** Who drives which of the orders, the earliest first. */
export function jobsByDriver(keikat: readonly GridKeikka[]): Driving[] {
  const found = new Map<number, Driving>();
  for (const keikka of keikat) {
    for (const kuski of keikka.kuskit) {
      const known = found.get(kuski.personId);
      if (!known) found.set(kuski.personId, { kuski, keikat: [keikka] });
      else if (known.keikat.at(-1) !== keikka) known.keikat.push(keikka);
    }
  }
  return [...found.values()];
}
