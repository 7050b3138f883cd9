import type { GridDriver } from '@keikka/contracts';
import { useCallback, useState } from 'react';
import type { ItemKey } from '../model/grid-day.js';
import type { Point } from '../model/held.js';

/** What lies open over the board: one thing at a time. */
export type OpenWindow =
  | { kind: 'menu'; key: ItemKey; point: Point }
  | { kind: 'more'; keys: readonly ItemKey[]; point: Point }
  | { kind: 'move'; key: ItemKey }
  | { kind: 'driver'; driver: GridDriver };

export function useOpenWindow() {
  const [window, open] = useState<OpenWindow | null>(null);
  const close = useCallback(() => open(null), []);
  return { window, open, close };
}
