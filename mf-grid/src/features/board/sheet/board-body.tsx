import type { ValueStore } from '@keikka/sdk';
import { useLayoutEffect } from 'react';
import { findBar } from '../../../day/rows/bar-navigation.js';
import type { BoardRow } from '../../../day/rows/board-rows.js';
import type { ItemKey } from '../../../day/model/grid-day.js';
import type { Interaction } from '../../../day/drops/held.js';
import type { HourScale } from '../../../bar/time/hour-scale.js';
import type { Preset } from '../../../day/rows/presets.js';
import type { RowWindow } from './row-window.js';
import { barElementId } from '../../../bar/bar.js';
import { SeparatorRow } from '../rows/separator-row.js';
import { useRowWindow } from './use-board-layout.js';
import { useStoreValue } from '../../../view/use-store-value.js';
import { VehicleRow } from '../rows/vehicle-row.js';

interface BoardBodyProps {
  scroller: HTMLElement | null;
  /** The size of the scroller. */
  height: number;
  yyyymmdd: string;
  rows: readonly BoardRow[];
  tops: readonly number[];
  pending: ReadonlySet<ItemKey>;
  filter: readonly string[];
  scale: HourScale;
  preset: Preset;
  interaction: ValueStore<Interaction>;
}

/** The rows in view. They are a component of their own, so that scrolling draws only the rows that come into view. */
export function BoardBody(props: BoardBodyProps) {
  const { scroller, height, yyyymmdd, rows, tops, pending, filter, scale, preset, interaction } = props;
  const drawn = useRowWindow(scroller, { tops, height, yyyymmdd });
  useActiveDescendant(scroller, rows, drawn, interaction);
  return rows.slice(drawn.first, drawn.end).map((row, place) => {
    const index = drawn.first + place;
    const top = tops[index] ?? 0;
    const at = { index, top, height: (tops[index + 1] ?? top) - top };
    if (row.kind === 'separator') return <SeparatorRow key={row.id} row={row} {...at} />;
    return (
      <VehicleRow
        key={row.id}
        row={row}
        {...at}
        yyyymmdd={yyyymmdd}
        scale={scale}
        preset={preset}
        pending={pendingOf(row.bars, pending)}
        filter={filter}
        interaction={interaction}
      />
    );
  });
}

const pendingOf = (bars: readonly { key: ItemKey }[], pending: ReadonlySet<ItemKey>): string =>
  pending.size === 0
    ? ''
    : bars
        .map(({ key }) => key)
        .filter((key) => pending.has(key))
        .join(',');

/** Marks the bar that keys act on, for assistive technology, while its row is drawn. */
function useActiveDescendant(
  scroller: HTMLElement | null,
  rows: readonly BoardRow[],
  { first, end }: RowWindow,
  interaction: ValueStore<Interaction>,
): void {
  const active = useStoreValue(interaction, (state) => state.active);
  useLayoutEffect(() => {
    const at = active && findBar(rows.slice(first, end), active);
    if (at) scroller?.setAttribute('aria-activedescendant', barElementId(at.bar.key));
    else scroller?.removeAttribute('aria-activedescendant');
  }, [scroller, rows, first, end, active]);
}
