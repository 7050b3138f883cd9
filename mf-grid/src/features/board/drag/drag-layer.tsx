import { clockOf, clockRange, listedName, shortTimes } from '@keikka/domain';
import type { ValueStore } from '@keikka/sdk';
import { Box } from '@keikka/ui';
import { useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react';
import type { BoardRow } from '../../../day/rows/board-rows.js';
import {
  vehicleIdUnder,
  type Held,
  type HeldPlace,
  type Interaction,
  type Point,
} from '../../../day/drops/held.js';
import { barBox, xOf, type HourScale } from '../../../bar/time/hour-scale.js';
import type { Span } from '../../../day/model/grid-day.js';
import { laneTop, type Preset } from '../../../day/rows/presets.js';
import { answerTo } from '../../../day/drops/row-answer.js';
import { rejectionTexts } from '../../../day/model/rejection.js';
import { texts } from '../texts.js';
import { countOf, DayLabel } from './day-label.js';
import { BarBody } from '../../../bar/bar-body.js';
import { barDrawing } from '../../../bar/bar.js';
import { useBoard } from '../../../view/board-context.js';
import { useStoreValue } from '../../../view/use-store-value.js';

interface LayerProps {
  scale: HourScale;
  interaction: ValueStore<Interaction>;
}

/** The dragged item moves without a new layout of the board. */
const movedTo = (x: number, y = 0): CSSProperties => ({ transform: `translate(${x}px, ${y}px)` });

/** The place of the dragged item; the same object while it would land there. A dragged driver has no time. */
const usePlace = (interaction: ValueStore<Interaction>): HeldPlace | null =>
  useStoreValue(interaction, ({ held }) => (held?.kind === 'item' ? held.place : null));

/** The times of the dragged item or of the chosen free place; none while the item is outside the board. */
function useShownSpan(interaction: ValueStore<Interaction>): Span | undefined {
  const place = usePlace(interaction);
  const slot = useStoreValue(interaction, (state) => state.slot);
  return place ? (place.vehicleId === null ? undefined : place.span) : slot?.span;
}

/** Narrower spans have their badges outside, where they do not cover each other. */
const ROOM_OF_BADGES_PX = 80;
/** Two of '3:30 talvi' and the like take more than that. */
const ROOM_OF_LETTER_PX = 7;

/** Start and end of it in the header. */
export function DragBadges({ scale, interaction }: LayerProps) {
  const span = useShownSpan(interaction);
  if (!span) return null;
  const [start, end] = [xOf(scale, span.startMs), xOf(scale, span.endMs)];
  const [startText, endText] = [shortTimes(clockOf(span.startMs)), shortTimes(clockOf(span.endMs))];
  const room = Math.max(ROOM_OF_BADGES_PX, ROOM_OF_LETTER_PX * (startText.length + endText.length));
  const [left, right] = end - start < room ? ['before', 'after'] : ['after', 'before'];
  return (
    <>
      <span className="drag-badge" data-side={left} style={movedTo(start)}>
        {startText}
      </span>
      <span className="drag-badge" data-side={right} style={movedTo(end)}>
        {endText}
      </span>
    </>
  );
}

/** Lines from these times down through the rows. */
export function DragGuides({ scale, interaction }: LayerProps) {
  const span = useShownSpan(interaction);
  if (!span) return null;
  return (
    <>
      <div className="drag-guide" style={movedTo(xOf(scale, span.startMs))} />
      <div className="drag-guide" style={movedTo(xOf(scale, span.endMs))} />
    </>
  );
}

interface GhostProps extends LayerProps {
  preset: Preset;
  rows: readonly BoardRow[];
  tops: readonly number[];
}

/** The bar where it would land. It belongs to the board and not to a row, because its own row may scroll away. */
export function DragGhost({ scale, preset, rows, tops, interaction }: GhostProps) {
  const place = usePlace(interaction);
  const item = useStoreValue(interaction, ({ held }) => (held?.kind === 'item' ? held.item : null));
  if (!item || place?.vehicleId == null) return null;
  const index = rows.findIndex((row) => row.kind === 'vehicle' && row.vehicle.vehicleId === place.vehicleId);
  const box = barBox(scale, place.span);
  const drawing = barDrawing(item, { left: 0, width: box.width }, laneTop(preset, 0), preset);
  return (
    <div className="ghost-track" aria-hidden style={movedTo(box.left, tops[index])}>
      <div className="bar ghost" {...drawing}>
        <BarBody item={item} box={box} drawing={drawing} />
      </div>
    </div>
  );
}

const LABEL_OFFSET_PX = 14;
/** The room that the label needs below the pointer. */
const LABEL_ROOM_PX = 56;
const WINDOW_MARGIN_PX = 4;
/** The top bar would cover the label. */
const TOP_BAR_PX = 44;

/** Above a finger and what it carries. */
const ABOVE_FINGER_PX = 44;

/**
 * Below and right of the pointer, or above it at the window's lower edge, above a finger, and always inside the window.
 */
const labelPlace = ({ x, y, touch }: Point): string => {
  const rightmost = `100vw - 100% - ${WINDOW_MARGIN_PX}px`;
  const above = touch ? ABOVE_FINGER_PX : y + LABEL_ROOM_PX > window.innerHeight ? LABEL_OFFSET_PX : null;
  const down = above === null ? `${LABEL_OFFSET_PX}px` : `-100% - ${above}px`;
  const from = touch ? `${x}px - 50%` : `${x + LABEL_OFFSET_PX}px`;
  const across = `max(0px, min(${from}, ${rightmost}))`;
  return `translate(${across}, max(${TOP_BAR_PX + WINDOW_MARGIN_PX}px, ${y}px + ${down}))`;
};

/** The label at the pointer: the times, the row's answer, and how to cancel. */
export function DragLabel() {
  const { interaction } = useBoard();
  const isHeld = useStoreValue(interaction, ({ held }) => held !== null);
  const label = useRef<HTMLDivElement>(null);
  useFollow(label, interaction, isHeld);
  if (!isHeld) return null;
  return (
    <Box ref={label} css={labelStyles} aria-hidden>
      <LabelText />
    </Box>
  );
}

/** Changes with each step and not with each pixel. */
function LabelText() {
  const { day, rows, interaction } = useBoard();
  useStoreValue(interaction, ({ held }) => (held?.kind === 'item' ? held.place : held?.result));
  useStoreValue(interaction, ({ held }) => held?.kind === 'driver' && held.isOff);
  useStoreValue(interaction, ({ held }) => held?.kind === 'item' && held.copies);
  useStoreValue(interaction, ({ held }) => held?.kind === 'item' && held.day);
  const { held } = interaction.get();
  if (held?.kind === 'item' && held.day !== null)
    return (
      <DayLabel
        item={held.item}
        count={countOf(interaction.get(), held.key)}
        from={day.yyyymmdd}
        to={held.day}
      />
    );
  return (
    held && (
      <>
        {labelText(held, rows, day.yyyymmdd)} <small>{texts.escape}</small>
      </>
    )
  );
}

/** Moves an element with the pointer. Only the compositor works, and nothing else is drawn. */
function useFollow(
  element: RefObject<HTMLElement | null>,
  interaction: ValueStore<Interaction>,
  isHeld: boolean,
): void {
  useLayoutEffect(() => {
    const follow = (): void => {
      const { held } = interaction.get();
      if (held) element.current?.style.setProperty('transform', labelPlace(held.pointer));
    };
    follow();
    return isHeld ? interaction.subscribe(follow) : undefined;
  }, [element, interaction, isHeld]);
}

function labelText(held: Held, rows: readonly BoardRow[], yyyymmdd: string): string {
  const vehicles = rows.flatMap((row) => (row.kind === 'vehicle' ? [row.vehicle] : []));
  const target = vehicles.find(({ vehicleId }) => vehicleId === vehicleIdUnder(held));
  const { result } = held.kind === 'item' ? held.place : held;
  const name = held.kind === 'driver' ? listedName(held.driver) : '';
  if (held.kind === 'driver' && held.isOff) return texts.driverOff(name);
  if ('rejected' in result || !target) {
    const reason = rejectionTexts['rejected' in result ? result.rejected : 'DROP.NO_TARGET'];
    return name ? `${name}: ${reason}` : reason;
  }
  const { text } = answerTo(target, yyyymmdd, held);
  if (held.kind === 'driver') return `${name} → ${target.vehicleNo} · ${text}`;
  const { item, place } = held;
  const from = vehicles.find(({ vehicleId }) => vehicleId === item.vehicleId)?.vehicleNo ?? '';
  const start = held.copies ? texts.copy : from;
  const way = target.vehicleId === item.vehicleId && !held.copies ? '' : `${start} → `;
  return `${way}${target.vehicleNo} · ${clockRange(place.span.startMs, place.span.endMs)} · ${text}`;
}

const labelStyles = {
  position: 'fixed',
  top: 0,
  left: 0,
  willChange: 'transform',
  zIndex: 'pointerLabel',
  px: '2',
  py: '1',
  bg: 'toast.bg',
  color: 'toast.fg',
  borderRadius: 'control',
  boxShadow: 'overlay',
  textStyle: 'text.label',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '& small': { opacity: 0.75, fontWeight: 'normal', marginInlineStart: '2' },
} as const;
