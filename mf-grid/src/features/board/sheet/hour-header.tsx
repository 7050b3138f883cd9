import { memo } from 'react';
import type { HourScale } from '../../../bar/time/hour-scale.js';

/** The hours across the top, with a tick every 12 minutes (five time parts an hour). */
export const HourHeader = memo(function HourHeader({ scale }: { scale: HourScale }) {
  return (
    <div className="hours" aria-hidden style={{ width: scale.width }}>
      {scale.slots.map(({ startMs, hour, x, width, dim }) => (
        <div key={startMs} className="hour" data-dim={dim || undefined} style={{ left: x, width }}>
          {hour}
        </div>
      ))}
    </div>
  );
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
