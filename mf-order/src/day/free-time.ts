import { helsinkiDay, dayRange } from '@keikka/domain';
import { meets, type Span } from './span.js';
import { texts } from './texts.js';

/** The time without other work around an order's; null where it reaches the end of the order's days. */
export interface FreeTime {
  fromMs: number | null;
  toMs: number | null;
}

/** The gap of the days in which the time lies; null where something takes a part of the time. */
export function freeAround(time: Span, taken: readonly Span[]): FreeTime | null {
  if (taken.some((span) => meets(span, time))) return null;
  const firstMs = dayRange(helsinkiDay(time.startMs)).start.getTime();
  const lastMs = dayRange(helsinkiDay(time.endMs - 1)).end.getTime() + 1;
  const fromMs = Math.max(firstMs, ...taken.map(({ endMs }) => endMs).filter((ms) => ms <= time.startMs));
  const toMs = Math.min(lastMs, ...taken.map(({ startMs }) => startMs).filter((ms) => ms >= time.endMs));
  return { fromMs: fromMs > firstMs ? fromMs : null, toMs: toMs < lastMs ? toMs : null };
}

/** 'vapaa 9:00–14:30' */
export function freeText({ fromMs, toMs }: FreeTime): string {
  if (fromMs !== null && toMs !== null) return texts.free(fromMs, toMs);
  if (fromMs !== null) return texts.freeFrom(fromMs);
  return toMs === null ? texts.freeAllDay : texts.freeTo(toMs);
}
