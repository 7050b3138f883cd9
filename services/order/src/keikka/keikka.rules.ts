import type { KeikkaMove } from '@keikka/contracts';
import { clockOf, daysTouched, helsinkiDay, keikkaTila, numericDate, MINUTE_MS } from '@keikka/domain';

/** Where and when an order is done. */
export interface KeikkaPlace {
  vehicleId: number | null;
  pumppuAika: Date | null;
  pumppuKesto: number;
}

/**
 * The companies whose boards have a row for a vehicle: its owner, its planners and, when it has jobs, its owner's
 * source customers and the companies of the orders it carries (G-005).
 */
export interface VehicleBoards {
  asiakasId: number;
  plannedBy: readonly number[];
  orderedBy: readonly number[];
  parties: readonly number[];
}

/**
 * The companies whose board may show an order of these companies on these vehicles. A board without a row for the
 * vehicle draws no order on it, whatever rights the viewer has. Undefined when a vehicle is unknown.
 */
export function onBoardsOf(
  companies: readonly number[],
  vehicles: readonly (VehicleBoards | undefined)[],
): number[] | undefined {
  const boards = vehicles.map(
    (vehicle) =>
      vehicle && [vehicle.asiakasId, ...vehicle.plannedBy, ...vehicle.orderedBy, ...vehicle.parties],
  );
  if (!boards.every((asiakasIds) => !!asiakasIds)) return undefined;
  return [...new Set([...companies, ...boards.flat()])];
}

/** The place after a move. What the request does not name stays; a duration of null is none, and so too short. */
export function placeAfter(place: KeikkaPlace, move: KeikkaMove): KeikkaPlace {
  return {
    vehicleId: move.vehicleId ?? place.vehicleId,
    pumppuAika: move.pumppuAika === undefined ? place.pumppuAika : new Date(move.pumppuAika),
    pumppuKesto: move.pumppuKesto === undefined ? place.pumppuKesto : (move.pumppuKesto ?? 0),
  };
}

export function isSamePlace(one: KeikkaPlace, other: KeikkaPlace): boolean {
  return one.vehicleId === other.vehicleId && isSameTime(one, other);
}

export function isSameTime(one: KeikkaPlace, other: KeikkaPlace): boolean {
  return one.pumppuAika?.getTime() === other.pumppuAika?.getTime() && one.pumppuKesto === other.pumppuKesto;
}

export function endOf({ pumppuAika, pumppuKesto }: KeikkaPlace): Date | null {
  return pumppuAika && new Date(pumppuAika.getTime() + pumppuKesto * MINUTE_MS);
}

/** The status after a move by hand: an order that was under way and is put into the future is ready again. */
export function tilaAfterMove(
  before: Pick<KeikkaPlace, 'pumppuAika'> & { keikkaTilaId: number },
  { pumppuAika }: Pick<KeikkaPlace, 'pumppuAika'>,
  now: Date,
): number {
  const isPutOff =
    pumppuAika !== null && pumppuAika > now && pumppuAika.getTime() !== before.pumppuAika?.getTime();
  return before.keikkaTilaId === keikkaTila.meneillaan && isPutOff
    ? keikkaTila.toimitusvalmis
    : before.keikkaTilaId;
}

/** The Helsinki days whose grid shows the order. */
export function daysOf(place: KeikkaPlace): string[] {
  const end = endOf(place);
  return place.pumppuAika && end ? daysTouched(place.pumppuAika, end) : [];
}

/** The step log entry for a new time, in the printed words of order §8. */
export function timeChangeMessage(before: KeikkaPlace, after: KeikkaPlace): string {
  const [from, to] = [before.pumppuAika, after.pumppuAika];
  if (!from || !to) return 'Aloitusaika päivitetty';
  const [fromDay, toDay] = [helsinkiDay(from), helsinkiDay(to)];
  if (fromDay !== toDay)
    return `Päivämäärä vaihdettu: ${numericDate(fromDay)} ${clockOf(from)} → ${numericDate(toDay)} ${clockOf(to)}`;
  if (from.getTime() !== to.getTime()) return `Aloitusaika päivitetty: ${clockOf(from)} → ${clockOf(to)}`;
  return `Lopetusaika päivitetty: ${clockOf(endOf(before) ?? from)} → ${clockOf(endOf(after) ?? to)}`;
}
