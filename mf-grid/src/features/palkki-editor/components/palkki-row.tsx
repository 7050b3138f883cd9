import type { DayVehicle, GridDay } from '@keikka/contracts';
import { clockRange, shortDate, shortTimes, vehicleName, type Yyyymmdd } from '@keikka/domain';
import { Box, Flex, Span, type SystemStyleObject } from '@keikka/ui';
import { BarBody } from '../../../bar/bar-body.js';
import { BarIcons } from '../../../bar/bar-icons.js';
import { barStyles } from '../../../bar/bar.styles.js';
import { barDrawing } from '../../../bar/bar.js';
import { barBox, hourScale, hourWindow, withRoomBeside } from '../../../bar/time/hour-scale.js';
import { usePreset } from '../../../bar/use-preset.js';
import { palkkiKey } from '../../../day/model/grid-day.js';
import { vehicleRow } from '../../../day/rows/board-rows.js';
import { laneTop, rowHeight } from '../../../day/rows/presets.js';
import { vehicleWith, type DrawnAs } from '../model/drawn-palkki.js';
import type { PalkkiForm } from '../model/palkki-form.js';
import { texts } from '../texts.js';

interface PalkkiRowProps extends DrawnAs {
  day: GridDay;
  vehicle: DayVehicle;
  form: PalkkiForm;
}

/** As wide as the window; on a narrow screen it is scrolled. */
const ROOM_PX = 738;

/** The palkki on the row of its vehicle, as the board will draw it among what stands there. */
export function PalkkiRow({ day, vehicle, form, palkkiId, type }: PalkkiRowProps) {
  const preset = usePreset();
  const shown = vehicleWith(vehicle, form, { palkkiId, type });
  const { bars, laneCount } = vehicleRow(shown);
  const scale = hourScale(day.yyyymmdd, hourWindow({ ...day, ajoneuvot: [shown] }), ROOM_PX);
  const own = palkkiKey(palkkiId);
  return (
    <Box mt="3">
      <RowTitle vehicle={vehicle} yyyymmdd={day.yyyymmdd} form={form} />
      <Box overflowX="auto" borderWidth="1px" borderRadius="control" css={barStyles} aria-hidden>
        <BarIcons />
        <Box position="relative" height="5" width={`${scale.width}px`} minW="full" bg="bg.subtle" css={hours}>
          {scale.slots.map(({ startMs, hour, x }) => (
            <span key={startMs} style={{ left: x }}>
              {hour}
            </span>
          ))}
        </Box>
        <Box
          position="relative"
          overflow="hidden"
          width={`${scale.width}px`}
          style={{ height: rowHeight(preset, laneCount), ['--bar-font' as string]: preset.fontSize }}
        >
          {bars.map((bar) => {
            const box = withRoomBeside(scale, barBox(scale, bar), bar.freeUntilMs);
            const drawing = barDrawing(bar.item, box, laneTop(preset, bar.lane), preset);
            return (
              <div key={bar.key} className="bar" data-active={bar.key === own || undefined} {...drawing}>
                <BarBody item={bar.item} box={box} drawing={drawing} />
              </div>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}

/** In words, too, for those who do not see the row. */
function RowTitle({
  vehicle,
  yyyymmdd,
  form,
}: {
  vehicle: DayVehicle;
  yyyymmdd: Yyyymmdd;
  form: PalkkiForm;
}) {
  const times = clockRange(Date.parse(form.timeStart), Date.parse(form.timeEnd));
  return (
    <Flex gap="2" mb="1" align="baseline" textStyle="text.label">
      <Span fontWeight="semibold">{texts.preview}</Span>
      <Span color="fg.muted">
        {vehicleName(vehicle)} · {shortDate(yyyymmdd)} · {shortTimes(times)}
      </Span>
    </Flex>
  );
}

const hours: SystemStyleObject = {
  '& > span': { position: 'absolute', ps: '1', textStyle: 'text.small', color: 'fg.muted' },
};
