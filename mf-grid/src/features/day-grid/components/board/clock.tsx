import { clockOf } from '@keikka/domain';
import { useEffect, useLayoutEffect, useState } from 'react';
import { xOf, type HourScale } from '../../model/hour-scale.js';

const MINUTE_MS = 60_000;

/** The current time, anew at each full minute. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      setNow(Date.now());
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    return () => clearTimeout(timer);
  }, []);
  return now;
}

/** Whether the clock stands on the scale: only today has a clock line (G-043). */
export const showsClock = (scale: HourScale, now: number): boolean =>
  now >= scale.startMs && now < scale.endMs;

/**
 * Tells the style sheet where the clock stands. Shades, line and running deliveries follow it by themselves, so that
 * a minute costs one property and no row is drawn anew.
 */
export function useClockPosition(board: HTMLElement | null, scale: HourScale, now: number): void {
  useLayoutEffect(() => {
    board?.style.setProperty('--clock-x', `${xOf(scale, now)}px`);
  }, [board, scale, now]);
}

/** Under the bars in full, over them only as a veil, so that it never cuts a name. */
export function ClockLine() {
  return (
    <>
      <div className="clock-line" aria-hidden />
      <div className="clock-veil" aria-hidden />
    </>
  );
}

export function ClockBadge({ now }: { now: number }) {
  return (
    <time className="clock-badge" dateTime={new Date(now).toISOString()} aria-hidden>
      {clockOf(now)}
    </time>
  );
}
