import type { GridDay } from '@keikka/contracts';
import { HOUR_MS, helsinkiInstant, takesVehicle } from '@keikka/domain';
import { Box, type SystemStyleObject } from '@keikka/ui';
import type { CSSProperties } from 'react';
import type { Goal, GoalAnswer } from '../../../../day/drops/move-plan.js';
import { itemKey, overlaps, spanOf, type Span } from '../../../../day/model/grid-day.js';

/** The hours that the line shows: the working day. */
const FIRST_HOUR = 6;
const HOURS = 12;

/** What stands on the goal's vehicle that day, and the goal among it; the overlap is red. */
export function DayLine({ day, goal, tone }: { day: GridDay; goal: Goal; tone: GoalAnswer['tone'] }) {
  const startMs = helsinkiInstant(day.yyyymmdd, FIRST_HOUR * 60).getTime();
  const place = (span: Span): CSSProperties => {
    const share = (ms: number): number =>
      Math.min(100, Math.max(0, ((ms - startMs) / (HOURS * HOUR_MS)) * 100));
    return { left: `${share(span.startMs)}%`, right: `${100 - share(span.endMs)}%` };
  };
  const vehicle = day.ajoneuvot.find(({ vehicleId }) => vehicleId === goal.vehicleId);
  const others = (vehicle?.keikkaGroup ?? [])
    .filter((item) => itemKey(item) !== itemKey(goal.item) && takesVehicle(item))
    .map(spanOf);
  return (
    <Box css={styles} aria-hidden>
      {others.map((span) => (
        <i key={`${span.startMs} ${span.endMs}`} style={place(span)} />
      ))}
      <i data-goal="" style={place(goal)} />
      {tone === 'error' &&
        others
          .filter((span) => overlaps(span, goal))
          .map((span) => (
            <i
              key={`x${span.startMs}`}
              data-clash=""
              style={place({
                startMs: Math.max(span.startMs, goal.startMs),
                endMs: Math.min(span.endMs, goal.endMs),
              })}
            />
          ))}
    </Box>
  );
}

const styles: SystemStyleObject = {
  position: 'relative',
  height: '14px',
  bg: 'bg.muted',
  borderRadius: 'bar',
  overflow: 'hidden',
  '& i': { position: 'absolute', insetBlock: '3px', borderRadius: '2px', bg: 'fg.subtle' },
  '& i[data-goal]': { insetBlock: '1px', bg: 'brand.subtle', border: '1px solid {colors.brand.solid}' },
  '& i[data-clash]': { bg: 'status.error.border' },
};
