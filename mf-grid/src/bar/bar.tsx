import type { GridItem } from '@keikka/contracts';
import { keikkaTilaLook } from '@keikka/ui';
import { memo, type CSSProperties } from 'react';
import type { BoardBar } from '../day/rows/board-rows.js';
import { BAR_BORDERS } from './bar-metrics.js';
import { isReadable } from '../day/model/grid-day.js';
import { barBox, withRoomBeside, type BarBox, type HourScale } from './time/hour-scale.js';
import { itemLabel } from '../day/model/item-text.js';
import { palkkiLook } from '../day/model/palkki-look.js';
import { CANCELLED_HEIGHT, laneTop, type Preset } from '../day/rows/presets.js';
import { texts as dayTexts } from '../day/texts.js';
import { ElapsedFill } from './time/clock.js';
import { amountWidth, BarBody, barLayout, cutTitle, isCancelled } from './bar-body.js';
import { iconAt, itemIcon } from './bar-icons.js';
import { BarMark, markKind } from './bar-mark.js';
import { BilledMark, isBilled } from './billed-mark.js';

interface BarProps {
  bar: BoardBar;
  vehicleNo: string;
  scale: HourScale;
  preset: Preset;
  pending: boolean;
  active: boolean;
  /** Of the orders that are chosen together. */
  chosen: boolean;
  /** Taken by Ctrl+X. */
  cut: boolean;
  lifted: boolean;
  /** A search is on and does not match this item. */
  faded: boolean;
}

export const barElementId = (key: string): string => `bar-${key}`;

/** One order or palkki on its row. */
export const Bar = memo(function Bar(props: BarProps) {
  const { bar, vehicleNo, scale, preset, pending, active, chosen, cut, lifted, faded } = props;
  const { key, item, lane, conflict, warning } = bar;
  const box = withRoomBeside(scale, barBox(scale, bar), bar.freeUntilMs);
  const label = itemLabel(item, vehicleNo);
  const mark = markKind(bar);
  const drawing = barDrawing(item, box, laneTop(preset, lane), preset);
  return (
    <div
      role="gridcell"
      id={barElementId(key)}
      className="bar"
      data-key={key}
      data-conflict={conflict !== '' || undefined}
      data-warning={warning !== '' || undefined}
      data-pending={pending || undefined}
      data-active={active || undefined}
      data-chosen={chosen || undefined}
      data-taken={cut || undefined}
      data-lifted={lifted || undefined}
      data-faded={faded || undefined}
      aria-selected={active || chosen}
      aria-busy={pending || undefined}
      aria-label={[label, ...marksSpoken(bar), pending && dayTexts.unsaved].filter(Boolean).join(', ')}
      {...drawing}
    >
      {drawing['data-look'] === 'live' && <ElapsedFill scale={scale} box={box} />}
      {chosen && <i className="chosen-mark" aria-hidden />}
      {mark && <BarMark kind={mark} />}
      {isBilled(item) && <BilledMark />}
      <BarBody item={item} box={box} drawing={drawing} />
      {preset.touchHeight && <i className="reach" />}
    </div>
  );
});

/** The marks in words; empty when there is nothing to say. */
const marksSpoken = ({ conflict, warning }: BoardBar): string[] => [
  conflict && `${dayTexts.conflict}: ${conflict}`,
  warning && `${dayTexts.warning}: ${warning}`,
];

/** The attributes that the style sheet draws the bar by: an order's status, a palkki's kind. */
export function barLook(item: GridItem): string {
  if (item.isPalkki) return palkkiLook(item.grid_palkkiTypeId);
  if (!isReadable(item)) return 'masked';
  return isCancelled(item) ? 'cancelled' : keikkaTilaLook(item.keikkaTilaId).tone;
}

/** Look, layout and position of a bar, both on its row and under the pointer. */
export function barDrawing(item: GridItem, box: BarBox, top: number, preset: Preset) {
  const { left, width } = box;
  const height = isCancelled(item) ? Math.min(CANCELLED_HEIGHT, preset.barHeight) : preset.barHeight;
  const layout = barLayout(item, box, preset);
  const look = barLook(item);
  const title = cutTitle(item, box, layout, preset.fontSize);
  const style = {
    left,
    width,
    height,
    top: top + (preset.barHeight - height) / 2,
    lineHeight: `${height - BAR_BORDERS}px`,
    backgroundPosition: title['data-bare']
      ? NOWHERE
      : iconAt(itemIcon(item), height / 2 - iconAboveMiddle[layout['data-layout'] ?? 'names']),
    ...(isReadable(item) && { '--edge': item.sourceAsiakasColorCode }),
    ...(layout['data-beside'] && { '--beside': `${box.beside ?? 0}px` }),
    ...(layout['data-amount'] && {
      '--amount': `${amountWidth(layout['data-amount'], preset.fontSize)}px`,
    }),
  } as CSSProperties;
  return { 'data-look': look, ...layout, ...title, style };
}

/** Left of the bar, where its icon is not seen. */
const NOWHERE = '-99px 0';

/** Beside the only line, or beside the upper of two. */
const iconAboveMiddle = { names: 7, lines: 15 };
