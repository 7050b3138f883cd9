/** From when to when, in milliseconds of the epoch. */
export interface Span {
  startMs: number;
  endMs: number;
}

/** Whether two times have a minute in common. */
export const meets = (one: Span, other: Span): boolean =>
  one.startMs < other.endMs && other.startMs < one.endMs;

/** What two times that meet have in common. */
export const common = (one: Span, other: Span): Span => ({
  startMs: Math.max(one.startMs, other.startMs),
  endMs: Math.min(one.endMs, other.endMs),
});
