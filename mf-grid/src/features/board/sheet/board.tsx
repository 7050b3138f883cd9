import type { GridDay } from '@keikka/contracts';
import { Box } from '@keikka/ui';
import {
  useImperativeHandle,
  useMemo,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { ItemKey } from '../../../day/model/grid-day.js';
import { hourScale, lastingHourWindow, type HourScale } from '../../../bar/time/hour-scale.js';
import { HEADER_ROWS, type Preset } from '../../../day/rows/presets.js';
import { useBoard } from '../../../view/board-context.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { useTypefaceArrivals } from '../../../bar/typeface.js';
import { BoardBody } from './board-body.js';
import { boardHandle, columnsWidth } from '../../../view/board-handle.js';
import { boardStyles } from './board.styles.js';
import { ClockBadge, ClockLine, PastShade, showsClock, useMinute } from '../../../bar/time/clock.js';
import { frameStyles } from './frame.styles.js';
import { ColumnNames, HourHeader, HourLines } from './hour-header.js';
import { useActiveBar } from './use-active-bar.js';
import { useInnerSize, useRowTops } from './use-board-layout.js';
import { useKeptFocus } from './use-kept-focus.js';
import { useStoreValue } from '../../../view/use-store-value.js';

export interface BoardProps {
  pending: ReadonlySet<ItemKey>;
  /** The words of a search; bars without them fade. */
  filter: readonly string[];
  preset: Preset;
  /** Above the vehicle and driver columns. */
  corner: ReactNode;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Draws what is dragged or chosen; the board does not wait for it. */
  dragLayer: typeof import('../drag/drag-layer.js') | undefined;
}

/** The day: vehicles as rows, time across, orders and palkit as bars. Only the rows in view are in the page. */
export function Board(props: BoardProps) {
  const { pending, filter, preset, corner, onKeyDown, dragLayer } = props;
  const { day, rows, board, interaction } = useBoard();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const size = useInnerSize(scroller);
  const room = (size?.width ?? 0) - columnsWidth(preset);
  const scale = useHourScale(day, room);
  const isHeld = useStoreValue(interaction, ({ held }) => held !== null);
  const tops = useRowTops(rows, preset, isHeld);
  const now = useMinute();
  const typeface = useTypefaceArrivals();
  const hasActive = useActiveBar(day.yyyymmdd, rows, interaction);
  useKeptFocus(scroller);
  useImperativeHandle(board, () => boardHandle({ scroller, rows, tops, scale, preset }));
  return (
    <Box css={frameStyles} style={boardVariables(preset, scale.width)}>
      <Box
        ref={setScroller}
        css={boardStyles}
        role="grid"
        tabIndex={0}
        aria-label={dayTexts.board}
        aria-rowcount={rows.length + HEADER_ROWS}
        data-active={hasActive || undefined}
        data-wide={scale.width >= room + 1 || undefined}
        data-searched={filter.length > 0 || undefined}
        data-clock={showsClock(scale, now) || undefined}
        onKeyDown={onKeyDown}
      >
        <div className="head" role="row" aria-rowindex={1}>
          <ColumnNames scale={scale} />
          <HourHeader scale={scale} />
          {showsClock(scale, now) && <ClockBadge scale={scale} now={now} />}
          {dragLayer && <dragLayer.DragBadges scale={scale} interaction={interaction} />}
        </div>
        <div className="body" style={{ height: tops.at(-1) }}>
          <HourLines scale={scale} />
          <PastShade scale={scale} now={now} />
          {showsClock(scale, now) && <ClockLine scale={scale} now={now} />}
          {dragLayer && <dragLayer.DragGuides scale={scale} interaction={interaction} />}
          {size && (
            <BoardBody
              key={typeface}
              scroller={scroller}
              height={size.height}
              yyyymmdd={day.yyyymmdd}
              rows={rows}
              tops={tops}
              pending={pending}
              filter={filter}
              scale={scale}
              preset={preset}
              interaction={interaction}
            />
          )}
          {dragLayer && <dragLayer.Ghosts {...{ scale, preset, rows, tops, interaction }} />}
        </div>
      </Box>
      {/* Beside the grid and over it, because a grid may contain only rows, and the corner has a button. */}
      <div className="corner">{corner}</div>
    </Box>
  );
}

/** The same scale object while the hours are the same; otherwise each patch of the day would redraw every bar. */
function useHourScale(day: GridDay, room: number): HourScale {
  const { yyyymmdd } = day;
  const [windowOf] = useState(lastingHourWindow);
  const { first, end } = useMemo(() => windowOf(day), [windowOf, day]);
  return useMemo(() => hourScale(yyyymmdd, { first, end }, room), [yyyymmdd, first, end, room]);
}

const boardVariables = (preset: Preset, scaleWidth: number): CSSProperties =>
  ({
    '--vehicle-col': `${preset.vehicleColumn}px`,
    '--driver-col': `${preset.driverColumn}px`,
    '--cols': `${columnsWidth(preset)}px`,
    '--scale-width': `${scaleWidth}px`,
    '--bar-font': preset.fontSize,
  }) as CSSProperties;
