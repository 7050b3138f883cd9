import { useMediaQuery } from '@keikka/ui';
import { useCallback, useState } from 'react';

const STORAGE_KEY = 'keikka.grid.side';
/** Below this width the column would take the board's room, so it lies over it. */
const NARROW = '(max-width: 1199px)';

export const useLiesOverBoard = (): boolean => {
  const [narrow = false] = useMediaQuery([NARROW]);
  return narrow;
};

/**
 * Whether the side column is open: beside the board as the person left it, over the board from its handle and for as long
 * as the page is open.
 */
export function useSideColumn(): [boolean, (open: boolean) => void] {
  const liesOver = useLiesOverBoard();
  const [openOver, setOpenOver] = useState(false);
  const [open, setOpen] = useState(() => localStorage.getItem(STORAGE_KEY) !== 'closed');
  const keepOpen = useCallback((next: boolean): void => {
    localStorage.setItem(STORAGE_KEY, next ? 'open' : 'closed');
    setOpen(next);
  }, []);
  return liesOver ? [openOver, setOpenOver] : [open, keepOpen];
}
