import { clockRange, palkkiTypeId, takesTime } from '@keikka/domain';
import { inService } from './board-rows.js';
import {
  isReadable,
  itemKey,
  overlaps,
  spanOf,
  type DayVehicle,
  type GridItem,
  type Span,
} from './grid-day.js';
import { keepsVehicleAway } from './palkki-look.js';
import { mayTake } from './resolve-drop.js';
import { isDriverAway } from './row-texts.js';

/** How a row answers the item that is held over the board: may it come here, and if not, why. */
export interface RowAnswer {
  kind: 'free' | 'tight' | 'ban';
  text: string;
}

const MINUTE_MS = 60_000;
const TRUCK_TYPE = 1;

/** Advice, not a rule: a row that says 'varattu' still takes the drop, since some overlaps are meant (G-143). */
export function rowAnswer(vehicle: DayVehicle, yyyymmdd: string, item: GridItem, span: Span): RowAnswer {
  if (!mayTake(vehicle, item)) return ban('muiden auto');
  if (!inService(vehicle, yyyymmdd)) return ban('ei käytössä');
  if (isDriverAway(vehicle)) return ban('kuljettaja poissa');
  const lacking = isReadable(item) ? lackingPump(vehicle, item.pumppuPuomi) : undefined;
  if (lacking) return ban(lacking);
  const others = vehicle.keikkaGroup.filter(
    (other) => itemKey(other) !== itemKey(item) && takesVehicle(other),
  );
  const taken = others.find((other) => overlaps(spanOf(other), span));
  if (taken) return ban(takenText(taken));
  const tight = others.map((other) => tightGap(item, other, span)).find((text) => text !== undefined);
  if (tight) return { kind: 'tight', text: tight };
  const boomFits = isReadable(item) && item.pumppuPuomi !== null;
  return { kind: 'free', text: boomFits ? 'vapaa, puomi sopii' : 'vapaa' };
}

const ban = (text: string): RowAnswer => ({ kind: 'ban', text });

function lackingPump(vehicle: DayVehicle, neededPuomi: number | null): string | undefined {
  if (neededPuomi === null || neededPuomi === 0) return undefined;
  if (vehicle.vehicleTypeId === TRUCK_TYPE) return 'ei pumppu';
  const puomi = vehicle.vehiclePuomi ?? 0;
  return puomi < neededPuomi ? `puomi ${puomi} < ${neededPuomi}` : undefined;
}

function takesVehicle(item: GridItem): boolean {
  if (item.isPalkki) return keepsVehicleAway(item.grid_palkkiTypeId);
  return !isReadable(item) || takesTime(item.keikkaTilaId);
}

function takenText(item: GridItem): string {
  if (item.isPalkki) return item.grid_palkkiTypeId === palkkiTypeId.huolto ? 'huollossa' : 'poissa ajosta';
  const { startMs, endMs } = spanOf(item);
  return `varattu ${shortRange(startMs, endMs)}`;
}

/** '10:30–16', not '10:30–16:00': the driver's cell is narrow. */
const shortRange = (startMs: number, endMs: number): string =>
  clockRange(startMs, endMs).replaceAll(/:00(?=–|$)/g, '');

/** Text when the gap to a neighbour is shorter than the drive between the two sites. */
function tightGap(item: GridItem, other: GridItem, span: Span): string | undefined {
  const { startMs, endMs } = spanOf(other);
  const gapMinutes = Math.round(
    (startMs >= span.endMs ? startMs - span.endMs : span.startMs - endMs) / MINUTE_MS,
  );
  const driveMinutes = Math.max(driveOf(item), driveOf(other));
  return gapMinutes < driveMinutes ? `ajo ${driveMinutes} min, väli ${gapMinutes}` : undefined;
}

const driveOf = (item: GridItem): number => (isReadable(item) ? (item.betoniMatkaAika ?? 0) : 0);
