import type { DayVehicle, GridDay, GridItem } from '@keikka/contracts';
import {
  dayRange,
  HOUR_MS,
  isInService,
  keikkaTila,
  palkkiTypeId,
  takesTime,
  type Yyyymmdd,
} from '@keikka/domain';
import {
  barMarks,
  driverMarks,
  noDriverMarks,
  ownDriverTexts,
  rowMarks,
  type BarMarks,
  type DriverMarks,
  type RowMarks,
} from '../conflicts/row-marks.js';
import { isPastDay } from '../conflicts/to-resolve.js';
import { isReadable, itemKey, spanOf, type ItemKey, type Span } from '../model/grid-day.js';
import { laneCount, placeInLanes, type Overflow } from '../model/lanes.js';
import { rowHeight, SEPARATOR_HEIGHT, type Preset } from './presets.js';

export interface BoardBar extends BarMarks {
  key: ItemKey;
  item: GridItem;
  startMs: number;
  endMs: number;
  lane: number;
  /** The start of what follows in the lane. */
  freeUntilMs: number;
}

export interface VehicleRow extends RowMarks {
  kind: 'vehicle';
  id: string;
  vehicle: DayVehicle;
  /** All drawn items, sorted by time. */
  all: BoardBar[];
  /** The items with a lane; the others are in `overflows`. */
  bars: BoardBar[];
  laneCount: number;
  overflows: Overflow<BoardBar>[];
}

export interface SeparatorRow {
  kind: 'separator';
  id: string;
  asiakasNimi: string;
  vehicleCount: number;
  keikkaCount: number;
  m3: number;
}

export type BoardRow = VehicleRow | SeparatorRow;

/** A bar further than this from the day is not drawn (G-135), because at the edge it would show a wrong time. */
const RENDER_DISTANCE_MS = 24 * HOUR_MS;

/** The time range of bars that can touch the day. */
function renderReach(yyyymmdd: Yyyymmdd): Span {
  const { start, end } = dayRange(yyyymmdd);
  return {
    startMs: start.getTime() - RENDER_DISTANCE_MS,
    endMs: end.getTime() + 1 + RENDER_DISTANCE_MS,
  };
}

const ever: Span = { startMs: -Infinity, endMs: Infinity };

/** Not drawn: deleted orders and palkit (G-133, G-138), those out of reach, and items without any length (G-141). */
function isDrawn(item: GridItem, reach: Span): boolean {
  const { startMs, endMs } = spanOf(item);
  if (startMs >= endMs || endMs < reach.startMs || startMs > reach.endMs) return false;
  return item.isPalkki
    ? item.grid_palkkiTypeId !== palkkiTypeId.poistettu
    : item.keikkaTilaId !== keikkaTila.poistettu;
}

const vehicleRows = new WeakMap<DayVehicle, { row: VehicleRow; drivers: string; fromMs: number }>();

/**
 * A vehicle's row. It stays the same object while the vehicle, its day and the marks of its drivers are unchanged, so
 * that an untouched row is not drawn again.
 */
export function vehicleRow(
  vehicle: DayVehicle,
  marks: DriverMarks | null = noDriverMarks,
  reach = ever,
): VehicleRow {
  const drivers = ownDriverTexts(vehicle, marks);
  const known = vehicleRows.get(vehicle);
  if (known?.drivers === drivers && known.fromMs === reach.startMs) return known.row;
  const row = builtRow(vehicle, marks, reach);
  vehicleRows.set(vehicle, { row, drivers, fromMs: reach.startMs });
  return row;
}

/**
 * Every row needs its height (the number of lanes), but only rows in view need their bars, so these are made lazily.
 */
function builtRow(vehicle: DayVehicle, marks: DriverMarks | null, reach: Span): VehicleRow {
  const drawn = vehicle.keikkaGroup.filter((item) => isDrawn(item, reach));
  let contents: RowContents | undefined;
  const laidOut = (): RowContents => (contents ??= rowContents(drawn, barMarks(vehicle, marks)));
  return {
    kind: 'vehicle',
    id: `v${vehicle.vehicleId}`,
    vehicle,
    laneCount: laneCount(drawn.map(spanOf)),
    ...rowMarks(vehicle, marks),
    get all() {
      return laidOut().all;
    },
    get bars() {
      return laidOut().bars;
    },
    get overflows() {
      return laidOut().overflows;
    },
  };
}

type RowContents = Pick<VehicleRow, 'all' | 'bars' | 'overflows'>;

function rowContents(drawn: readonly GridItem[], marksOf: (item: GridItem) => BarMarks): RowContents {
  const all = drawn.map((item): BoardBar => {
    const span = spanOf(item);
    return { key: itemKey(item), item, ...span, lane: 0, freeUntilMs: span.endMs, ...marksOf(item) };
  });
  const { placed, overflows } = placeInLanes(all, { isWork: ({ item }) => item.isKeikka });
  return {
    all: all.sort((a, b) => a.startMs - b.startMs),
    bars:
      overflows.length === 0 ? withFreeTime(placed) : placed.map(({ entry, lane }) => ({ ...entry, lane })),
    overflows,
  };
}

/** Bars that know how much time is free after them. Where a '+n' stands in the row, none is. */
function withFreeTime(placed: readonly { entry: BoardBar; lane: number }[]): BoardBar[] {
  const next: number[] = [];
  const bars = [...placed].reverse().map(({ entry, lane }): BoardBar => {
    const freeUntilMs = next[lane] ?? Infinity;
    next[lane] = entry.startMs;
    return { ...entry, lane, freeUntilMs };
  });
  return bars.reverse();
}

/** Orders that end before they begin. They cannot be placed, and somebody has to correct them (G-136, G-141). */
export const timeFaults = (day: GridDay): number[] =>
  day.ajoneuvot
    .flatMap((vehicle) => vehicle.keikkaGroup)
    .filter((item) => isReadable(item) && isBackwards(item))
    .map((item) => item.keikkaId ?? 0);

const isBackwards = (item: GridItem): boolean => spanOf(item).endMs < spanOf(item).startMs;

export const inService = (vehicle: DayVehicle, yyyymmdd: string): boolean => isInService(vehicle, yyyymmdd);

/**
 * The board from top to bottom: vehicles by company (the viewer's own first), then by sort number. With more than one
 * company, each group has a separator above it (G-046).
 */
export function boardRows(day: GridDay, ownAsiakasId: number, today = day.yyyymmdd): BoardRow[] {
  const shown = day.ajoneuvot.filter(
    (vehicle) => vehicle.keikkaGroup.length > 0 || inService(vehicle, day.yyyymmdd),
  );
  const groups = new Map<number, DayVehicle[]>();
  for (const vehicle of [...shown].sort(bySortNo)) {
    const group = groups.get(vehicle.ownerAsiakasId);
    if (group) group.push(vehicle);
    else groups.set(vehicle.ownerAsiakasId, [vehicle]);
  }
  const companies = [...groups].map(([asiakasId, vehicles]) => companyGroup(asiakasId, vehicles));
  companies.sort(
    (a, b) =>
      Number(b.asiakasId === ownAsiakasId) - Number(a.asiakasId === ownAsiakasId) ||
      byName(a.separator.asiakasNimi, b.separator.asiakasNimi),
  );
  const marks = isPastDay(day, today) ? null : driverMarks(day);
  const reach = renderReach(day.yyyymmdd);
  return companies.flatMap(({ separator, vehicles }) => [
    ...(companies.length > 1 ? [separator] : []),
    ...vehicles.map((vehicle) => vehicleRow(vehicle, marks, reach)),
  ]);
}

function companyGroup(asiakasId: number, vehicles: DayVehicle[]) {
  const separator: SeparatorRow = {
    kind: 'separator',
    id: `s${asiakasId}`,
    asiakasNimi: vehicles[0]?.asiakasNimi ?? '',
    vehicleCount: vehicles.length,
    keikkaCount: 0,
    m3: 0,
  };
  for (const { keikkaGroup } of vehicles) {
    for (const item of keikkaGroup) {
      if (!isReadable(item) || !takesTime(item.keikkaTilaId)) continue;
      separator.keikkaCount += 1;
      separator.m3 += item.m3;
    }
  }
  return { asiakasId, separator, vehicles };
}

const byName = (a: string, b: string): number => a.localeCompare(b, 'fi', { numeric: true });

const bySortNo = (a: DayVehicle, b: DayVehicle): number =>
  a.sortNo - b.sortNo || byName(a.vehicleNo, b.vehicleNo);

export const boardRowHeight = (row: BoardRow, preset: Preset): number =>
  row.kind === 'separator' ? SEPARATOR_HEIGHT : rowHeight(preset, row.laneCount);
