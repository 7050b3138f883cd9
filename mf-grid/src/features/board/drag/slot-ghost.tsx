import { hoursText, MINUTE_MS, shortTimes } from '@keikka/domain';
import type { ValueStore } from '@keikka/sdk';
import { Plus } from '@keikka/ui';
import { barBox, type HourScale } from '../../../bar/time/hour-scale.js';
import type { Interaction } from '../../../day/drops/held.js';
import { slotTimes } from '../../../day/drops/slot.js';
import type { BoardRow } from '../../../day/rows/board-rows.js';
import { laneTop, type Preset } from '../../../day/rows/presets.js';
import { useStoreValue } from '../../../view/use-store-value.js';

/** What is drawn over the rows. */
export interface GhostProps {
  scale: HourScale;
  preset: Preset;
  rows: readonly BoardRow[];
  tops: readonly number[];
  interaction: ValueStore<Interaction>;
}

/** Narrower, it says its start and end only. */
const WIDTH_WITH_HOURS = 150;

/** The chosen free place. It takes no pointer, so that the row below it does. */
export function SlotGhost({ scale, preset, rows, tops, interaction }: GhostProps) {
  const slot = useStoreValue(interaction, (state) => state.slot);
  if (!slot) return null;
  const { vehicleId, span, drawn } = slot;
  const index = rows.findIndex((row) => row.kind === 'vehicle' && row.vehicle.vehicleId === vehicleId);
  const top = tops[index];
  if (top === undefined) return null;
  const { left, width } = barBox(scale, span);
  const minutes = (span.endMs - span.startMs) / MINUTE_MS;
  return (
    <div
      className="slot"
      aria-hidden
      style={{ left, width, top: top + laneTop(preset, 0), height: preset.barHeight }}
    >
      <Plus size={14} />
      <span>{shortTimes(slotTimes(slot))}</span>
      {drawn && width >= WIDTH_WITH_HOURS && <span className="slot-hours">{hoursText(minutes)}</span>}
    </div>
  );
}
