import type { GridDay, GridItem } from '@keikka/contracts';
import {
  clockAt,
  dayMinutes,
  dayRange,
  helsinkiWall,
  HOUR_MS,
  type Clock,
  type Yyyymmdd,
} from '@keikka/domain';
import { driveMsOf } from '../../day/model/drive-time.js';
import { instantOf, overlaps, spanOf, type Span } from '../../day/model/grid-day.js';

/** Hours of full width. The others are dim, half as wide, and shown only when an item needs them (G-284, C-25). */
const ACTIVE_FIRST = 6;
const ACTIVE_LAST = 17;
/** When the day's first order starts after this hour, the whole day is shown. */
const LATE_FIRST = 18;
/** Narrower hours are unreadable, so the board scrolls sideways instead. */
const MIN_HOUR_WIDTH = 44;

interface HourSlot extends Pick<Clock, 'half'> {
  startMs: number;
  /** The hour on the wall clock: 3 occurs twice in October, where its half tells which, and never in March. */
  hour: number;
  dim: boolean;
  x: number;
  width: number;
}

export interface HourScale extends Span {
  slots: HourSlot[];
  width: number;
}

/** The hours that the scale shows, counted from midnight: the first and the one after the last. */
interface HourWindow {
  first: number;
  end: number;
}

/** The hour scale of a day, as wide as there is room. One slot is one hour of elapsed time. */
export function hourScale(yyyymmdd: Yyyymmdd, { first, end }: HourWindow, room: number): HourScale {
  const shown = dayHours(yyyymmdd).slice(first, end);
  const units = shown.reduce((sum, { dim }) => sum + (dim ? 0.5 : 1), 0);
  const hourWidth = Math.max(MIN_HOUR_WIDTH, room / units);
  let x = 0;
  const slots = shown.map((hour) => {
    const width = hour.dim ? hourWidth / 2 : hourWidth;
    const slot = { ...hour, x, width };
    x += width;
    return slot;
  });
  const startMs = dayStart(yyyymmdd) + first * HOUR_MS;
  return { slots, width: x, startMs, endMs: startMs + slots.length * HOUR_MS };
}

const dayStart = (yyyymmdd: Yyyymmdd): number => dayRange(yyyymmdd).start.getTime();

type Hour = Pick<HourSlot, 'startMs' | 'hour' | 'half' | 'dim'>;

/** The 23, 24 or 25 hours of the day. Clocks change on the hour, so each has one label. */
function dayHours(yyyymmdd: Yyyymmdd): Hour[] {
  const startMs = dayStart(yyyymmdd);
  return Array.from({ length: dayMinutes(yyyymmdd) / 60 }, (_, index) => {
    const slotMs = startMs + index * HOUR_MS;
    const { minuteOfDay, half } = clockAt(slotMs);
    const hour = minuteOfDay / 60;
    return { startMs: slotMs, hour, half, dim: hour < ACTIVE_FIRST || hour >= ACTIVE_LAST };
  });
}

/** The working day, extended as far as the day's items need (G-284, C-25). */
export function hourWindow(day: GridDay): HourWindow {
  const hours = dayHours(day.yyyymmdd);
  const dayStartMs = dayStart(day.yyyymmdd);
  const whole: Span = { startMs: dayStartMs, endMs: dayStartMs + hours.length * HOUR_MS };
  const activeFirst = hours.findIndex(({ hour }) => hour >= ACTIVE_FIRST);
  const activeEnd = hours.findIndex(({ hour }) => hour >= ACTIVE_LAST);
  const working: Span = {
    startMs: dayStartMs + activeFirst * HOUR_MS,
    endMs: dayStartMs + activeEnd * HOUR_MS,
  };
  const edges = itemsBeyond(day, working).flatMap((item) => widens(item, whole, working));
  const earliest = Math.min(...edges, whole.endMs);
  const latest = Math.max(...edges, whole.startMs);
  return {
    first: startsLate(day) ? 0 : Math.min(activeFirst, Math.floor((earliest - dayStartMs) / HOUR_MS)),
    end: Math.max(activeEnd, Math.ceil((latest - dayStartMs) / HOUR_MS)),
  };
}

/**
 * Like `hourWindow`, but it only widens while the day stays the same. Shown hours stay when the last bar in them has
 * been moved away, so that the board does not jump while a bar is dragged.
 */
export function lastingHourWindow(): (day: GridDay) => HourWindow {
  let shown: (HourWindow & { yyyymmdd: Yyyymmdd }) | undefined;
  return (day) => {
    const { yyyymmdd } = day;
    const { first, end } = hourWindow(day);
    const before = shown?.yyyymmdd === yyyymmdd ? shown : { first, end };
    shown = { yyyymmdd, first: Math.min(before.first, first), end: Math.max(before.end, end) };
    return shown;
  };
}

/** Beside what ends after the working day, so that it is not cut by the edge. */
const HALF_HOUR_MS = HOUR_MS / 2;

/** The end of an order is that of the way back. */
const endWithDrive = (item: GridItem): number => instantOf(item.timeEnd) + driveMsOf(item);

/** Items within the working day, which nearly all are, need no further hours. */
function itemsBeyond(day: GridDay, working: Span): GridItem[] {
  const beyond: GridItem[] = [];
  for (const { keikkaGroup } of day.ajoneuvot) {
    for (const item of keikkaGroup) {
      if (instantOf(item.timeStart) < working.startMs || endWithDrive(item) > working.endMs)
        beyond.push(item);
    }
  }
  return beyond;
}

/**
 * The times that an item needs on the scale. A palkki that extends over the day's edge outside the working day (a week
 * in the workshop) needs none there; otherwise every such day would show the night.
 */
function widens(item: GridItem, whole: Span, working: Span): number[] {
  const { startMs, endMs } = spanOf(item);
  // An item that ends before it starts has no place on the day, and may end on any other (G-141).
  if (endMs < startMs) return [];
  if (item.isKeikka) {
    const backMs = endWithDrive(item);
    const lastMs = backMs > working.endMs ? backMs + HALF_HOUR_MS : backMs;
    return [Math.max(startMs, whole.startMs), Math.min(lastMs, whole.endMs)];
  }
  if (!overlaps({ startMs, endMs }, working))
    return [Math.max(startMs, whole.startMs), Math.min(endMs, whole.endMs)];
  return [startMs, endMs].filter((edge) => edge > whole.startMs && edge < whole.endMs);
}

function startsLate(day: GridDay): boolean {
  let firstMs = Infinity;
  for (const { keikkaGroup } of day.ajoneuvot)
    for (const item of keikkaGroup) if (item.isKeikka) firstMs = Math.min(firstMs, instantOf(item.timeStart));
  return firstMs !== Infinity && helsinkiWall(firstMs).minuteOfDay > LATE_FIRST * 60;
}

/** The position of an instant in pixels from the left end of the scale, limited to the scale. */
export function xOf(scale: HourScale, ms: number): number {
  const slot = ms <= scale.startMs ? undefined : scale.slots[Math.floor((ms - scale.startMs) / HOUR_MS)];
  if (!slot) return ms <= scale.startMs ? 0 : scale.width;
  return slot.x + ((ms - slot.startMs) / HOUR_MS) * slot.width;
}

/** The instant at a position, limited to the scale. */
export function instantAt(scale: HourScale, x: number): number {
  if (x >= scale.width) return scale.endMs;
  const slot = scale.slots.findLast((candidate) => candidate.x <= x);
  return slot ? slot.startMs + ((x - slot.x) / slot.width) * HOUR_MS : scale.startMs;
}

const MIN_BAR_WIDTH = 14;

/** Pixels from the left end of the scale. */
export interface BarBox {
  left: number;
  width: number;
  /** Free room after its end. */
  beside?: number;
}

/**
 * Left end and width of a time on the scale, never too narrow to see and grab. Whole pixels, because an edge between
 * two pixels is blurred, and cutting text there needs a mask that doubles the cost of drawing a row.
 */
export function barBox(scale: HourScale, { startMs, endMs }: Span): BarBox {
  const left = Math.round(xOf(scale, startMs));
  return { left, width: Math.max(MIN_BAR_WIDTH, Math.round(xOf(scale, endMs)) - left) };
}

/** Between a text in free time and what follows. */
const GAP = 6;

/** The same box with the room until this instant. */
export function withRoomBeside(scale: HourScale, box: BarBox, untilMs: number): BarBox {
  const beside = Math.round(xOf(scale, untilMs)) - box.left - box.width - GAP;
  return { ...box, beside: Math.max(0, beside) };
}
