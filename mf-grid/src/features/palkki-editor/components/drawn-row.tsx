import type { DayVehicle } from '@keikka/contracts';
import { Box } from '@keikka/ui';
import { BarBody } from '../../../bar/bar-body.js';
import { barDrawing } from '../../../bar/bar.js';
import { barBox, withRoomBeside, type HourScale } from '../../../bar/time/hour-scale.js';
import { usePreset } from '../../../bar/use-preset.js';
import type { ItemKey } from '../../../day/model/grid-day.js';
import { vehicleRow } from '../../../day/rows/board-rows.js';
import { laneTop, rowHeight } from '../../../day/rows/presets.js';

interface DrawnRowProps {
  vehicle: DayVehicle;
  scale: HourScale;
  /** The bar that stands out. */
  active?: ItemKey;
  /** What the picture says to those who do not see it; without it others say so. */
  label?: string;
}

/** A vehicle's row as a board draws it, to be looked at alone. */
export function DrawnRow({ vehicle, scale, active, label }: DrawnRowProps) {
  const preset = usePreset();
  const { bars, laneCount } = vehicleRow(vehicle);
  return (
    <Box
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      position="relative"
      overflow="hidden"
      isolation="isolate"
      boxSizing="content-box"
      width={`${scale.width}px`}
      style={{ height: rowHeight(preset, laneCount), ['--bar-font' as string]: preset.fontSize }}
    >
      {bars.map((bar) => {
        const box = withRoomBeside(scale, barBox(scale, bar), bar.freeUntilMs);
        const drawing = barDrawing(bar.item, box, laneTop(preset, bar.lane), preset);
        return (
          <div key={bar.key} className="bar" data-active={bar.key === active || undefined} {...drawing}>
            <BarBody item={bar.item} box={box} drawing={drawing} />
          </div>
        );
      })}
    </Box>
  );
}
