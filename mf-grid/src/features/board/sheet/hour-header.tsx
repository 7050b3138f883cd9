import { clockOf, halfText, shortTimes } from '@keikka/domain';
import { VisuallyHidden } from '@keikka/ui';
import { memo } from 'react';
import type { HourScale } from '../../../bar/time/hour-scale.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';

/** The hours across the top, with a tick every 12 minutes (five time parts an hour). */
export const HourHeader = memo(function HourHeader({ scale }: { scale: HourScale }) {
  return (
    <div className="hours" aria-hidden style={{ width: scale.width }}>
      {scale.slots.map(({ startMs, hour, half, x, width, dim }) => (
        <div key={startMs} className="hour" data-dim={dim || undefined} style={{ left: x, width }}>
          {`${hour}${shortTimes(halfText({ half }))}`}
        </div>
      ))}
    </div>
  );
});

/** The columns by name: those of the cells, and the hours of the bars. */
export const ColumnNames = memo(function ColumnNames({ scale }: { scale: HourScale }) {
  const hours = texts.columns.hours(clockOf(scale.startMs), clockOf(scale.endMs));
  return [dayTexts.vehicle, texts.columns.driver, hours].map((name) => (
    <VisuallyHidden key={name} role="columnheader">
      {name}
    </VisuallyHidden>
  ));
});

/** The lines of the hours and halves through the rows, and the shade of the hours outside the working day. */
export const HourLines = memo(function HourLines({ scale }: { scale: HourScale }) {
  return (
    <div className="hour-lines" aria-hidden style={{ width: scale.width }}>
      {scale.slots.map(({ startMs, x, width, dim }) => (
        <div key={startMs} className="hour-line" data-dim={dim || undefined} style={{ left: x, width }} />
      ))}
    </div>
  );
});
