import type { DayVehicle, GridItem } from '@keikka/contracts';
import { clockRange, numberText, palkkiTypeId, shortName, shortTimes, takesVehicle } from '@keikka/domain';
import { tooLongSiirtyma } from '@keikka/domain/ajomatka';
import { inService } from '../rows/board-rows.js';
import { itemKey, overlaps, spanOf, type Span } from '../model/grid-day.js';
import { copyOf } from '../model/placed-item.js';
import { placeOf, stopOf } from '../model/stop.js';
import type { Held, HeldDriver } from './held.js';
import { mayTake } from './resolve-drop.js';
import { drivenKeikat, isDriverAway, vehicleDrivers } from '../model/row-texts.js';
import { lackOf, orderedBoom } from '../model/vehicle-fit.js';

/** A row's answer to the item dragged over the board: whether it may land there, and if not, why. */
export interface RowAnswer {
  kind: 'free' | 'tight' | 'ban';
  text: string;
  /** The same for a narrow cell with one line, whose icon shows the kind. */
  short: string;
}

export const answerTo = (vehicle: DayVehicle, yyyymmdd: string, held: Held): RowAnswer =>
  held.kind === 'item'
    ? // The original of a copy stays, and may be in its way.
      rowAnswer(vehicle, yyyymmdd, held.copies ? copyOf(held.item) : held.item, held.place.span)
    : driverAnswer(vehicle, yyyymmdd, held);

/**
 * Whether two positions get the same answer from a row. Most steps of the pointer change neither its time nor its row.
 */
export function hasSameAnswer(one: Held, other: Held): boolean {
  if (one.kind === 'driver' || other.kind === 'driver') {
    return one.kind === 'driver' && other.kind === 'driver' && one.driver === other.driver;
  }
  const [{ span }, { span: otherSpan }] = [one.place, other.place];
  const isSameItem = one.item === other.item && one.copies === other.copies;
  return isSameItem && span.startMs === otherSpan.startMs && span.endMs === otherSpan.endMs;
}

/** Advice and no rule: a row that says 'varattu' still takes the drop, since some overlaps are intended (G-143). */
export function rowAnswer(vehicle: DayVehicle, yyyymmdd: string, item: GridItem, span: Span): RowAnswer {
  if (!mayTake(vehicle, item)) return notOurs;
  if (!inService(vehicle, yyyymmdd)) return notInService;
  if (isDriverAway(vehicle)) return ban('kuljettaja poissa', 'kulj. poissa');
  const others = vehicle.keikkaGroup.filter(
    (other) => itemKey(other) !== itemKey(item) && takesVehicle(other),
  );
  const taken = others.find((other) => overlaps(spanOf(other), span));
  const lacking = lackAnswer(vehicle, item);
  if (lacking) return taken ? both(lacking, takenBy(taken)) : lacking;
  if (taken) return takenBy(taken);
  const tight = others.map((other) => tightGap(item, other, span)).find((answer) => answer !== undefined);
  if (tight) return tight;
  const boomFits = orderedBoom(item) !== null;
  return { kind: 'free', text: boomFits ? 'vapaa, puomi sopii' : 'vapaa', short: 'vapaa' };
}

/** Like `rowAnswer`, for the driver who would get all orders of the vehicle (G-144). */
export function driverAnswer(
  vehicle: DayVehicle,
  yyyymmdd: string,
  { driver, jobs }: Pick<HeldDriver, 'driver' | 'jobs'>,
): RowAnswer {
  if (!vehicle.plannable) return notOurs;
  if (!inService(vehicle, yyyymmdd)) return notInService;
  const spans = drivenKeikat(vehicle).map(spanOf);
  const clash = jobs.find(
    (job) => job.vehicleId !== vehicle.vehicleId && spans.some((span) => overlaps(spanOf(job), span)),
  );
  if (clash) return takenBy(clash);
  const drivers = vehicleDrivers(vehicle);
  const [replaced, ...more] = drivers.filter(({ personId }) => personId !== driver.personId);
  if (replaced) {
    const text = `nyt ${shortName(replaced)}${more.length > 0 ? ` +${more.length}` : ''}`;
    return { kind: 'tight', text, short: text };
  }
  const text = drivers.length > 0 ? 'ajaa jo' : 'vapaa';
  return { kind: 'free', text, short: text };
}

const ban = (text: string, short = text): RowAnswer => ({ kind: 'ban', text, short });
const both = (one: RowAnswer, other: RowAnswer): RowAnswer => ban(`${one.text}, ${other.text}`, one.short);

const notOurs = ban('muiden auto');
const notInService = ban('ei käytössä');

function lackAnswer(vehicle: DayVehicle, item: GridItem): RowAnswer | undefined {
  const lack = lackOf(vehicle, item);
  if (!lack) return undefined;
  const { kind, own, ordered } = lack;
  if (kind !== 'puomi') return ban(`ei ${kind}`);
  const metres = `${numberText(own)} < ${numberText(ordered)}`;
  return ban(`puomi ${metres}`, `${metres} m`);
}

function takenBy(item: GridItem): RowAnswer {
  if (item.isPalkki)
    return ban(item.grid_palkkiTypeId === palkkiTypeId.huolto ? 'huollossa' : 'poissa ajosta');
  const { startMs, endMs } = spanOf(item);
  const range = shortRange(startMs, endMs);
  return ban(`varattu ${range}`, range);
}

/** '10:30–16' instead of '10:30–16:00', because the driver's cell is narrow. */
const shortRange = (startMs: number, endMs: number): string =>
  shortTimes(clockRange(startMs, endMs)).replaceAll(/:00(?=–|$)/g, '');

/** When the gap to a neighbour is shorter than the drive between the two sites. */
function tightGap(item: GridItem, other: GridItem, span: Span): RowAnswer | undefined {
  const [here, there] = [{ place: placeOf(item), ...span }, stopOf(other)];
  const siirtyma = tooLongSiirtyma(here, there) ?? tooLongSiirtyma(there, here);
  if (!siirtyma) return undefined;
  const { driveMinutes, gapMinutes } = siirtyma;
  return {
    kind: 'tight',
    text: `ajo ${driveMinutes} min, väli ${gapMinutes}`,
    short: `väli ${gapMinutes} min`,
  };
}
