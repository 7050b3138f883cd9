import type { GridDriver } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useCallback, useState } from 'react';
import type { ItemKey } from '../../../day/model/grid-day.js';
import type { Point } from '../../../day/drops/held.js';
import type { Slot } from '../../../day/drops/slot.js';

/** The cell whose menu opens. */
export interface CellAt {
  kind: 'vehicle' | 'driver';
  vehicleId: number;
  point: Point;
}

/** The menu or dialog open over the board; there is one at a time. */
export type OpenWindow =
  | { kind: 'menu'; key: ItemKey; point: Point }
  | { kind: 'slot'; slot: Slot; point: Point }
  | { kind: 'more'; keys: readonly ItemKey[]; point: Point }
  /** To another day, when one is named. */
  | { kind: 'move'; keys: readonly ItemKey[]; to?: Yyyymmdd }
  | { kind: 'driver'; driver: GridDriver }
  | { kind: 'cell'; at: CellAt };

export interface OpenWindows {
  window: OpenWindow | null;
  open: (window: OpenWindow) => void;
  /** Closes this window only. A menu closes after its choice, and a window that the choice opened must stay. */
  close: (window: OpenWindow) => void;
}

/** None stays open over another day. */
export function useOpenWindow(yyyymmdd: Yyyymmdd): OpenWindows {
  const [opened, setOpened] = useState<{ window: OpenWindow; yyyymmdd: Yyyymmdd } | null>(null);
  const open = useCallback((window: OpenWindow) => setOpened({ window, yyyymmdd }), [yyyymmdd]);
  const close = useCallback(
    (closed: OpenWindow) => setOpened((now) => (now?.window === closed ? null : now)),
    [],
  );
  const isOfDay = opened?.yyyymmdd === yyyymmdd;
  if (opened && !isOfDay) setOpened(null);
  return { window: isOfDay ? opened.window : null, open, close };
}
