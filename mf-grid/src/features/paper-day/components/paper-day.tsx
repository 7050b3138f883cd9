import type { GridDay } from '@keikka/contracts';
import {
  clockOf,
  helsinkiDay,
  m3Text,
  shortDate,
  weekText,
  vehicleName,
  type Yyyymmdd,
} from '@keikka/domain';
import { useSession } from '@keikka/sdk';
import { Box } from '@keikka/ui';
import { useMemo, type CSSProperties } from 'react';
import { boardRows, type VehicleRow } from '../../../day/rows/board-rows.js';
import { dayStatistics } from '../../../day/model/day-statistics.js';
import { barBox, hourScale, hourWindow, type HourScale } from '../../../bar/time/hour-scale.js';
import { placeInLanes } from '../../../day/model/lanes.js';
import { laneTop, presets, rowHeight } from '../../../day/rows/presets.js';
import { driverCell } from '../../../day/model/row-texts.js';
import { driverless } from '../../../day/model/work.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';
import { BarBody } from '../../../bar/bar-body.js';
import { BarMark } from '../../../bar/bar-mark.js';
import { barDrawing } from '../../../bar/bar.js';
import { PaperList } from './paper-list.js';
import { PAPER_ZOOM, paperColumns, paperStyles } from './paper-day.styles.js';
import { usePrinting } from './use-printing.js';

/** The width of an A4 sheet in landscape between its margins; on A3 the same day has more room. */
const paperWidth = Math.round(1050 / PAPER_ZOOM);
/** Two lines, because paper has no tooltip that shows the times. */
const preset = presets.large;

interface PaperDayProps {
  day: GridDay;
  today: Yyyymmdd;
}

/** The day on paper: every row, whatever the scroll position, with the hours at the top of each sheet. */
export function PaperDay({ day, today }: PaperDayProps) {
  const printedAt = usePrinting();
  return printedAt && <Sheet day={day} today={today} printedAt={printedAt} />;
}

interface SheetProps extends PaperDayProps {
  printedAt: number;
}

function Sheet({ day, today, printedAt }: SheetProps) {
  const { asiakasId = 0 } = useSession().userAsiakas ?? {};
  const scale = useMemo(
    () => hourScale(day.yyyymmdd, hourWindow(day), paperWidth - paperColumns.vehicle - paperColumns.driver),
    [day],
  );
  const rows = useMemo(() => boardRows(day, asiakasId, today), [day, asiakasId, today]);
  return (
    <>
      <Box
        as="table"
        css={paperStyles}
        className="light"
        aria-label={dayTexts.board}
        style={{ '--bar-font': preset.fontSize } as CSSProperties}
      >
        <colgroup>
          <col style={{ width: paperColumns.vehicle }} />
          <col style={{ width: paperColumns.driver }} />
          <col />
        </colgroup>
        <Head day={day} printedAt={printedAt} scale={scale} />
        <tbody>
          {rows.map((row) =>
            row.kind === 'separator' ? (
              <tr key={row.id} className="paper-separator">
                <th colSpan={3} scope="rowgroup">
                  {row.asiakasNimi}{' '}
                  <small>{dayTexts.separator(row.vehicleCount, row.keikkaCount, row.m3)}</small>
                </th>
              </tr>
            ) : (
              <PaperRow key={row.id} row={row} scale={scale} />
            ),
          )}
        </tbody>
      </Box>
      <PaperList yyyymmdd={day.yyyymmdd} rows={rows} />
    </>
  );
}

function Head({ day, printedAt, scale }: Omit<SheetProps, 'today'> & { scale: HourScale }) {
  const company = useSession().userAsiakas?.asiakasNimi;
  const { keikkaCount, m3 } = useMemo(() => dayStatistics(day), [day]);
  return (
    <thead>
      <tr>
        <th colSpan={3} className="paper-title">
          <b>{shortDate(day.yyyymmdd)}</b> {weekText(day.yyyymmdd)} · {company} ·{' '}
          {texts.sums(keikkaCount, m3Text(m3))}
          <small>{texts.printed(`${shortDate(helsinkiDay(printedAt))} ${clockOf(printedAt)}`)}</small>
        </th>
      </tr>
      <tr>
        <th scope="col">{dayTexts.vehicle}</th>
        <th scope="col">{texts.driver}</th>
        <th className="paper-track">
          {scale.slots.map(({ startMs, hour, x, width }) => (
            <span key={startMs} className="paper-hour" style={share(scale, x, width)}>
              {hour}
            </span>
          ))}
        </th>
      </tr>
    </thead>
  );
}

function PaperRow({ row: { vehicle, all }, scale }: { row: VehicleRow; scale: HourScale }) {
  // The screen collapses many bars to '+n'; paper cannot be opened, so it shows all.
  const lanes = useMemo(() => placeInLanes(all, { mostLanes: Infinity }), [all]);
  return (
    <tr style={{ height: rowHeight(preset, lanes.count) }}>
      <th scope="row">
        {vehicleName(vehicle)}
        <small>{vehicle.vehicleRegNo}</small>
      </th>
      <td>{driverCell(vehicle, driverless(vehicle).length).whole}</td>
      <td className="paper-track">
        {scale.slots.map(({ startMs, x, width, dim }) => (
          <i
            key={startMs}
            className="paper-line"
            data-dim={dim || undefined}
            style={share(scale, x, width)}
          />
        ))}
        {lanes.placed.map(({ entry: { key, item, startMs, endMs, conflict }, lane }) => {
          const box = barBox(scale, { startMs, endMs });
          const marked = conflict !== '';
          const drawing = barDrawing(item, box, laneTop(preset, lane), preset);
          return (
            <div
              key={key}
              className="bar"
              data-conflict={marked || undefined}
              {...drawing}
              style={{ ...drawing.style, ...share(scale, box.left, box.width) }}
            >
              {marked && <BarMark kind="conflict" />}
              <BarBody item={item} box={box} drawing={drawing} />
            </div>
          );
        })}
      </td>
    </tr>
  );
}

/** Percentages of the paper's width, so that a wider sheet is filled too. */
const share = (scale: HourScale, left: number, width: number): CSSProperties => ({
  left: `${(100 * left) / scale.width}%`,
  width: `${(100 * width) / scale.width}%`,
});
