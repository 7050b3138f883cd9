import type { ValueStore } from '@keikka/sdk';
import { memo } from 'react';
import type { BoardBar, VehicleRow as Row } from '../../../day/rows/board-rows.js';
import { matchesFilter } from '../../../day/rows/day-filter.js';
import { driveHatch } from './drive-hatch.js';
import { itemKey, type ItemKey } from '../../../day/model/grid-day.js';
import { vehicleIdUnder, type Interaction } from '../../../day/drops/held.js';
import { xOf, type HourScale } from '../../../bar/time/hour-scale.js';
import { itemLabel } from '../../../day/model/item-text.js';
import type { Overflow } from '../../../day/model/lanes.js';
import { MAX_LANES } from '../../../day/model/lanes.js';
import { HEADER_ROWS, laneTop, type Preset } from '../../../day/rows/presets.js';
import { texts } from '../texts.js';
import { Bar, barElementId } from '../../../bar/bar.js';
import { DriverCell, VehicleCell, vehicleWords } from './row-cells.js';
import { useStoreValue } from '../../../view/use-store-value.js';

interface VehicleRowProps {
  row: Row;
  index: number;
  top: number;
  height: number;
  yyyymmdd: string;
  scale: HourScale;
  preset: Preset;
  /** Keys of the row's unsaved bars, joined into a text, so that a row without any stays equal. */
  pending: string;
  filter: readonly string[];
  interaction: ValueStore<Interaction>;
}

/** A vehicle's column has room for more than its number and boom. */
const WIDE_COLUMN_PX = 100;

export const VehicleRow = memo(function VehicleRow(props: VehicleRowProps) {
  const { row, index, top, height, yyyymmdd, scale, preset, pending, filter, interaction } = props;
  const { vehicle } = row;
  const own = (key: ItemKey | null | undefined): ItemKey | null =>
    key && row.all.some((bar) => bar.key === key) ? key : null;
  const active = useStoreValue(interaction, (state) => own(state.active));
  const lifted = useStoreValue(interaction, ({ held }) =>
    own(held?.kind === 'item' && !held.copies ? held.key : null),
  );
  const ownOf = (keys: readonly ItemKey[]): string => keys.filter(own).join(',');
  const chosen = useStoreValue(interaction, ({ group }) => (group.length > 0 ? ownOf(group) : '')).split(',');
  const cut = useStoreValue(interaction, ({ clipboard }) =>
    clipboard?.cuts ? ownOf(clipboard.items.map(itemKey)) : '',
  ).split(',');
  const isTarget = useStoreValue(interaction, (state) => vehicleIdUnder(state.held) === vehicle.vehicleId);
  const unsaved = pending.split(',');
  const { stacked = false } = preset;
  const cellLines = stacked ? 1 : preset.lines;
  return (
    <div
      role="row"
      aria-rowindex={index + 1 + HEADER_ROWS}
      className="row"
      data-vehicle={vehicle.vehicleId}
      data-target={isTarget || undefined}
      data-stacked={stacked || undefined}
      style={{ top, height }}
    >
      <VehicleCell
        {...vehicleWords(vehicle)}
        narrow={preset.vehicleColumn < WIDE_COLUMN_PX}
        conflict={row.conflict}
        warning={row.warning}
        lines={cellLines}
      />
      <DriverCell
        vehicle={vehicle}
        conflict={row.driverConflict}
        away={row.driverAway}
        yyyymmdd={yyyymmdd}
        lines={cellLines}
        stacked={stacked}
        interaction={interaction}
      />
      <div className="track">
        <DriveHatch row={row} scale={scale} preset={preset} />
        {row.bars.map((bar) => (
          <Bar
            key={bar.key}
            bar={bar}
            vehicleNo={vehicle.vehicleNo}
            scale={scale}
            preset={preset}
            pending={unsaved.includes(bar.key)}
            active={active === bar.key}
            chosen={chosen.includes(bar.key)}
            cut={cut.includes(bar.key)}
            lifted={lifted === bar.key}
            faded={filter.length > 0 && !matchesFilter(bar.item, vehicle, filter)}
          />
        ))}
        {row.overflows.map((overflow) => (
          <More
            key={overflow.startMs}
            overflow={overflow}
            active={overflow.entries.find(({ key }) => key === active) ?? null}
            vehicleNo={vehicle.vehicleNo}
            scale={scale}
            preset={preset}
          />
        ))}
      </div>
    </div>
  );
});

const DRIVE_HEIGHT_SHARE = 0.4;

/** Driving times of the row's orders, one element per lane. */
function DriveHatch({ row, scale, preset }: Pick<VehicleRowProps, 'row' | 'scale' | 'preset'>) {
  const height = Math.round(preset.barHeight * DRIVE_HEIGHT_SHARE);
  return Array.from({ length: row.laneCount }, (_, lane) => {
    const path = driveHatch(row.bars, lane, scale, height);
    if (!path) return null;
    const top = laneTop(preset, lane) + (preset.barHeight - height) / 2;
    return (
      <div key={lane} className="drive" aria-hidden style={{ top, height, clipPath: `path("${path}")` }} />
    );
  });
}

interface MoreProps {
  overflow: Overflow<BoardBar>;
  /** The one of its bars that keys act on. */
  active: BoardBar | null;
  vehicleNo: string;
  scale: HourScale;
  preset: Preset;
}

/** Nearer to the left end it would be hidden behind the vehicle column. */
const ROOM_FOR_MORE = 36;

/** '+n' for the bars without a lane. A press lists them, and keys walk them like any other bar. */
function More({ overflow, active, vehicleNo, scale, preset }: MoreProps) {
  const x = xOf(scale, overflow.startMs);
  const style = {
    left: x,
    top: laneTop(preset, MAX_LANES - 1),
    height: preset.barHeight,
  };
  const keys = overflow.entries.map(({ key }) => key).join(',');
  return (
    <div
      role="gridcell"
      className="more"
      id={active ? barElementId(active.key) : undefined}
      aria-label={active ? itemLabel(active.item, vehicleNo) : undefined}
      aria-selected={active !== null}
      data-active={active ? true : undefined}
      data-edge={x < ROOM_FOR_MORE || undefined}
      style={style}
    >
      <button
        type="button"
        data-more={keys}
        aria-label={texts.moreLabel(overflow.entries.length)}
        tabIndex={-1}
      >
        {texts.more(overflow.entries.length)}
      </button>
    </div>
  );
}
