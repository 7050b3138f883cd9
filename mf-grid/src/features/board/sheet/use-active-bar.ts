import type { ValueStore } from '@keikka/sdk';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { findBar } from '../../../day/rows/bar-navigation.js';
import type { BoardRow } from '../../../day/rows/board-rows.js';
import { chosenBar, type Interaction } from '../../../day/drops/held.js';
import { useStoreValue } from '../../../view/use-store-value.js';

/**
 * Keeps the chosen bar valid. When it is deleted, here or by anybody else, the next bar of its row is chosen, so that
 * the focus is never lost. On another day none is chosen. Returns whether there is one.
 */
export function useActiveBar(
  yyyymmdd: string,
  rows: readonly BoardRow[],
  interaction: ValueStore<Interaction>,
): boolean {
  const active = useStoreValue(interaction, (state) => state.active);
  const at = useMemo(() => (active === null ? null : findBar(rows, active)), [rows, active]);
  const last = useRef<{ yyyymmdd: string; rowId: string; index: number }>(null);
  useLayoutEffect(() => {
    if (at) last.current = { yyyymmdd, rowId: at.row.id, index: at.row.all.indexOf(at.bar) };
    else if (active !== null) {
      const { rowId = '', index = 0 } = last.current?.yyyymmdd === yyyymmdd ? last.current : {};
      const row = rows.find(({ id }) => id === rowId);
      const left = row?.kind === 'vehicle' ? row.all : [];
      interaction.update(chosenBar((left[index] ?? left.at(-1))?.key ?? null));
    }
  }, [yyyymmdd, rows, interaction, active, at]);
  return at !== null;
}
