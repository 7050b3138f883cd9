import type { GridDriver } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useCallback, useState } from 'react';
import type { ItemKey } from '../../../day/model/grid-day.js';
import type { Point } from '../../../day/drops/held.js';
import type { Slot } from '../../../day/drops/slot.js';

/** The menu or dialog open over the board; there is one at a time. */
export type OpenWindow =
  | { kind: 'menu'; key: ItemKey; point: Point }
  | { kind: 'slot'; slot: Slot; point: Point }
  | { kind: 'more'; keys: readonly ItemKey[]; point: Point }
  /** To another day, when one is named. */
  | { kind: 'move'; keys: readonly ItemKey[]; to?: Yyyymmdd }
  | { kind: 'driver'; driver: GridDriver };

export interface OpenWindows {
  window: OpenWindow | null;
  open: (window: OpenWindow) => void;
  /** Closes this window only. A menu closes after its choice, and a window that the choice opened must stay. */
  close: (window: OpenWindow) => void;
}

export function useOpenWindow(): OpenWindows {
  const [window, open] = useState<OpenWindow | null>(null);
  const close = useCallback((closed: OpenWindow) => open((now) => (now === closed ? null : now)), []);
  return { window, open, close };
}
