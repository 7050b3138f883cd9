import { clockOf, shortTimes } from '@keikka/domain';
import type { ValueStore } from '@keikka/sdk';
import type { CSSProperties } from 'react';
import type { HeldPlace, Interaction } from '../../../day/drops/held.js';
import { barBox, xOf, type HourScale } from '../../../bar/time/hour-scale.js';
import type { Span } from '../../../day/model/grid-day.js';
import { placeAt, placedItem } from '../../../day/model/placed-item.js';
import { laneTop } from '../../../day/rows/presets.js';
import { BarBody } from '../../../bar/bar-body.js';
import { barDrawing } from '../../../bar/bar.js';
import { useStoreValue } from '../../../view/use-store-value.js';
import { SlotGhost, type GhostProps } from './slot-ghost.js';

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

/** The bar where it would land. It belongs to the board and not to a row, because its own row may scroll away. */
function DragGhost({ scale, preset, rows, tops, interaction }: GhostProps) {
  const place = usePlace(interaction);
  const held = useStoreValue(interaction, (state) => (state.held?.kind === 'item' ? state.held.item : null));
  if (!held || place?.vehicleId == null) return null;
  // Two lines tell the times, which are those of the place.
  const item = placedItem(held, placeAt(place.vehicleId, place.span));
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

/** Over the rows: the bar where it would land, or the free place that is chosen. */
export const Ghosts = (props: GhostProps) => (
  <>
    <SlotGhost {...props} />
    <DragGhost {...props} />
  </>
);
