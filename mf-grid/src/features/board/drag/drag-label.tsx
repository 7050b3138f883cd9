import { clockRange, listedName } from '@keikka/domain';
import type { ValueStore } from '@keikka/sdk';
import { Box } from '@keikka/ui';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { BoardRow } from '../../../day/rows/board-rows.js';
import { vehicleIdUnder, type Held, type Interaction, type Point } from '../../../day/drops/held.js';
import { answerTo } from '../../../day/drops/row-answer.js';
import { rejectionTexts } from '../../../day/model/rejection.js';
import { useBoard } from '../../../view/board-context.js';
import { useStoreValue } from '../../../view/use-store-value.js';
import { texts } from '../texts.js';
import { countOf, DayLabel } from './day-label.js';

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
