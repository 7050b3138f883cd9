import { keikkaTila, showsDriveTime } from '@keikka/domain';
import { keikkaTilaLook } from '@keikka/ui';
import { memo, type CSSProperties } from 'react';
import type { BoardBar } from '../../model/board-rows.js';
import { isReadable, type GridItem } from '../../model/grid-day.js';
import type { Interaction } from '../../model/held.js';
import { barBox, type HourScale } from '../../model/hour-scale.js';
import { itemLabel } from '../../model/item-text.js';
import { palkkiLook } from '../../model/palkki-look.js';
import { CANCELLED_HEIGHT, laneTop, type Preset } from '../../model/presets.js';
import type { ValueStore } from '../../model/value-store.js';
import { texts } from '../../texts.js';
import { useStoreValue } from '../board/use-store-value.js';
import { BarBody } from './bar-body.js';

export interface BarProps {
  bar: BoardBar;
  vehicleNo: string;
  scale: HourScale;
  preset: Preset;
  pending: boolean;
  interaction: ValueStore<Interaction>;
}

export const barElementId = (key: string): string => `bar-${key}`;

/** One order or palkki on its row. It reads from the store only what is about itself. */
export const Bar = memo(function Bar({ bar, vehicleNo, scale, preset, pending, interaction }: BarProps) {
  const { key, item, lane, conflict } = bar;
  const active = useStoreValue(interaction, (state) => state.active === key);
  const lifted = useStoreValue(interaction, ({ held }) => held?.kind === 'item' && held.key === key);
  const withDrive = item.isKeikka && showsDriveTime(item.keikkaTilaId);
  const box = barBox(scale, item, withDrive);
  const top = laneTop(preset, lane);
  const label = itemLabel(item, vehicleNo);
  return (
    <>
      {(box.driveBefore > 0 || box.driveAfter > 0) && !lifted && (
        <div
          className="drive"
          aria-hidden
          data-before={box.driveBefore > 0 ? undefined : 'none'}
          data-after={box.driveAfter > 0 ? undefined : 'none'}
          style={driveStyle(box, top, preset)}
        />
      )}
      <div
        role="gridcell"
        id={barElementId(key)}
        className="bar"
        data-key={key}
        data-look={barLook(item)}
        data-conflict={conflict || undefined}
        data-pending={pending || undefined}
        data-active={active || undefined}
        data-lifted={lifted || undefined}
        aria-selected={active}
        aria-busy={pending || undefined}
        aria-label={[label, conflict && texts.conflict, pending && texts.unsaved].filter(Boolean).join(', ')}
        style={barStyle(item, box, top, preset)}
      >
        <BarBody item={item} width={box.width} lines={preset.lines} />
      </div>
    </>
  );
});

/** What the style sheet draws the bar by: the status of an order, the kind of a palkki. */
export function barLook(item: GridItem): string {
  if (item.isPalkki) return palkkiLook(item.grid_palkkiTypeId);
  if (!isReadable(item)) return 'masked';
  return item.keikkaTilaId === keikkaTila.peruttu ? 'cancelled' : keikkaTilaLook(item.keikkaTilaId).tone;
}

type Box = ReturnType<typeof barBox>;

export function barStyle(
  item: GridItem,
  { left, width }: Pick<Box, 'left' | 'width'>,
  top: number,
  preset: Preset,
): CSSProperties {
  const cancelled = item.isKeikka && item.keikkaTilaId === keikkaTila.peruttu;
  const height = cancelled ? Math.min(CANCELLED_HEIGHT, preset.barHeight) : preset.barHeight;
  return {
    left,
    width,
    height,
    top: top + (preset.barHeight - height) / 2,
    '--x': `${left}px`,
    '--edge': isReadable(item) ? item.sourceAsiakasColorCode : undefined,
  } as CSSProperties;
}

const DRIVE_HEIGHT_SHARE = 0.4;

function driveStyle(box: Box, top: number, preset: Preset): CSSProperties {
  const height = Math.round(preset.barHeight * DRIVE_HEIGHT_SHARE);
  return {
    left: box.left - box.driveBefore,
    width: box.driveBefore + box.width + box.driveAfter,
    height,
    top: top + (preset.barHeight - height) / 2,
    '--before': `${box.driveBefore}px`,
    '--after': `${box.driveAfter}px`,
  } as CSSProperties;
}
