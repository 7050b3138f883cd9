import type {
  DayVehicle,
  DriverVehicle,
  GridDay,
  GridItem,
  LiveServerMessage,
  VehicleDriver,
} from '@keikka/contracts';
import { dayRange, keikkaTila, type Yyyymmdd, keikkaTilaSelite } from '@keikka/domain';
import {
  findItem,
  isPlaceable,
  isReadable,
  itemKey,
  keikkaKey,
  overlaps,
  palkkiKey,
  spanOf,
  type ItemKey,
} from './grid-day.js';

/** The day in the browser: the answer, and the orders that were set 'Toimitettu' here since it was loaded. */
export interface BoardDay extends GridDay {
  deliveredHere?: number[];
}

const byStart = (a: GridItem, b: GridItem): number => spanOf(a).startMs - spanOf(b).startMs;

const without = (vehicle: DayVehicle, key: ItemKey): DayVehicle =>
  vehicle.keikkaGroup.some((item) => itemKey(item) === key)
    ? { ...vehicle, keikkaGroup: vehicle.keikkaGroup.filter((item) => itemKey(item) !== key) }
    : vehicle;

const withItem = (vehicle: DayVehicle, row: GridItem): DayVehicle => ({
  ...vehicle,
  keikkaGroup: [...vehicle.keikkaGroup.filter((item) => itemKey(item) !== itemKey(row)), row].sort(byStart),
});

/** Puts a row in its present place or removes it (null). Untouched vehicles stay the same objects. */
export function putItem<D extends GridDay>(day: D, key: ItemKey, row: GridItem | null): D {
  return {
    ...day,
    ajoneuvot: day.ajoneuvot.map((vehicle) =>
      row && vehicle.vehicleId === row.vehicleId ? withItem(vehicle, row) : without(vehicle, key),
    ),
  };
}

export type Patched = { day: BoardDay } | { stale: true };

/** A change that became known after the day was requested; null when it does not concern the day. */
export type DayPatch = (day: BoardDay) => Patched | null;

/** The day with all patches applied in order. It is stale as soon as one of them cannot be applied. */
export function replayed(day: BoardDay, patches: readonly DayPatch[]): Patched {
  let now = day;
  for (const patch of patches) {
    const patched = patch(now);
    if (patched && 'stale' in patched) return patched;
    now = patched?.day ?? now;
  }
  return { day: now };
}

/** A row that came from the server after the day was loaded. For an unknown vehicle the day must be read again. */
export function patchRow(day: BoardDay, key: ItemKey, row: GridItem | null): Patched {
  const known = findItem(day, key);
  if (row && known && isOlder(row, known)) return { day };
  const shown = row && isOnDay(row, day.yyyymmdd) ? row : null;
  if (shown && !day.ajoneuvot.some((vehicle) => vehicle.vehicleId === shown.vehicleId))
    return { stale: true };
  const remembered = row ? withoutForeignChange(day, row) : day;
  return { day: putItem(remembered, key, shown && withLocalDelivery(remembered, shown)) };
}

/** Whether the day shows the item at all. */
export function isOnDay(item: GridItem, yyyymmdd: Yyyymmdd): boolean {
  const { start, end } = dayRange(yyyymmdd);
  const day = { startMs: start.getTime(), endMs: end.getTime() + 1 };
  return isPlaceable(item) && overlaps(spanOf(item), day);
}

/** An older answer must not undo a colleague's later change. */
const isOlder = (row: GridItem, known: GridItem): boolean =>
  'varmenne' in row && 'varmenne' in known && row.varmenne < known.varmenne;

const delivered = { keikkaTilaId: keikkaTila.toimitettu, keikkaTilaSelite: keikkaTilaSelite.toimitettu };

/** An order that returns with a status other than the saved 4 was changed by somebody else. */
const withoutForeignChange = (day: BoardDay, row: GridItem): BoardDay =>
  row.isKeikka && row.keikkaTilaId !== keikkaTila.toimitusvalmis && day.deliveredHere?.includes(row.keikkaId)
    ? markTila(day, row.keikkaId, row.keikkaTilaId)
    : day;

/** 'Toimitettu' chosen here is saved as 4 and shown as 9 until the next load (C-37). */
function withLocalDelivery(day: BoardDay, row: GridItem): GridItem {
  const isDeliveredHere =
    row.isKeikka &&
    row.keikkaTilaId === keikkaTila.toimitusvalmis &&
    day.deliveredHere?.includes(row.keikkaId);
  return isDeliveredHere && isReadable(row) ? { ...row, ...delivered } : row;
}

/** Records the status chosen here. With any status other than 'Toimitettu' the order no longer counts as delivered. */
export function markTila(day: BoardDay, keikkaId: number, keikkaTilaId: number): BoardDay {
  const others = (day.deliveredHere ?? []).filter((id) => id !== keikkaId);
  return { ...day, deliveredHere: keikkaTilaId === keikkaTila.toimitettu ? [...others, keikkaId] : others };
}

interface ChangedVehicles {
  kuskit: readonly DriverVehicle[];
  ajoneuvot: readonly VehicleDriver[];
}

/** Applies changed drivers and vehicles. Drivers that the day does not show stay hidden. */
function withVehicles(day: BoardDay, changed: ChangedVehicles): BoardDay {
  const drivers = new Map(changed.kuskit.map((kuski) => [kuski.personId, kuski]));
  const vehicles = new Map(changed.ajoneuvot.map((vehicle) => [vehicle.vehicleId, vehicle]));
  const over = <Row extends object>(row: Row, now: Partial<Row> | undefined): Row =>
    now ? { ...row, ...now } : row;
  return {
    ...day,
    ajoneuvot: day.ajoneuvot.map((vehicle) => over(vehicle, vehicles.get(vehicle.vehicleId))),
    ...(day.kuskit ? { kuskit: day.kuskit.map((kuski) => over(kuski, drivers.get(kuski.personId))) } : {}),
  };
}

/** Another person's change from the socket; null when it does not concern this day. */
export function patchFromLive(day: BoardDay, message: LiveServerMessage): Patched | null {
  switch (message.type) {
    case 'keikkaChanged':
      return message.days.includes(day.yyyymmdd)
        ? patchRow(day, keikkaKey(message.keikkaId), message.row)
        : null;
    case 'palkkiChanged':
      return message.days.includes(day.yyyymmdd)
        ? patchRow(day, palkkiKey(message.palkkiId), message.row)
        : null;
    case 'staffingChanged':
      return message.days.includes(day.yyyymmdd) ? { day: withVehicles(day, message) } : null;
    case 'dayStale':
      return message.days.includes(day.yyyymmdd) ? { stale: true } : null;
    default:
      return null;
  }
}
