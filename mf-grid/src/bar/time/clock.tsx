import { clockOf, MINUTE_MS } from '@keikka/domain';
import { useEffect, useState } from 'react';
import { xOf, type BarBox, type HourScale } from './hour-scale.js';

/** The current time, updated at each full minute. */
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

/** Whether the present time is on the scale, so that the clock line shows (G-043). */
export const showsClock = (scale: HourScale, now: number): boolean =>
  now >= scale.startMs && now < scale.endMs;

interface ClockProps {
  scale: HourScale;
  now: number;
}

// Each part has its own property, because an inherited property of the board would restyle every bar each
// minute.

/** Opaque under the bars and only a veil over them, so that it never hides a name. */
export function ClockLine({ scale, now }: ClockProps) {
  const left = xOf(scale, now) - 1;
  return (
    <>
      <div className="clock-line" aria-hidden style={{ left }} />
      <div className="clock-veil" aria-hidden style={{ left }} />
    </>
  );
}

/** The shade over past hours. */
export function PastShade({ scale, now }: ClockProps) {
  return <div className="past" aria-hidden style={{ width: xOf(scale, now) }} />;
}

/** The progress of a running delivery, up to the clock line. */
export function ElapsedFill({ scale, box }: { scale: HourScale; box: BarBox }) {
  const now = useMinute();
  return (
    <i className="elapsed" aria-hidden style={{ width: Math.min(box.width, xOf(scale, now) - box.left) }} />
  );
}

export function ClockBadge({ scale, now }: ClockProps) {
  return (
    <time
      className="clock-badge"
      dateTime={new Date(now).toISOString()}
      aria-hidden
      style={{ left: `calc(var(--cols) + ${xOf(scale, now)}px)` }}
    >
      {clockOf(now)}
    </time>
  );
}
