import { useCallback, useRef, useState } from 'react';

const VIRTUAL_FROM = 200;
const OVERSCAN = 12;
/** Before the first scroll event the height is not known; no screen of ours shows more rows. */
const FIRST_ROWS = 60;

export interface RowWindow {
  first: number;
  /** One past the last. */
  end: number;
  /** The first that is not scrolled away, as opposed to drawn ahead. */
  firstInView: number;
}

/** Which rows to draw when all are equally high: few enough to be quick, from 200 rows on. */
export function rowWindow(count: number, rowHeight: number, scrollTop: number, height: number): RowWindow {
  const firstInView = Math.min(Math.ceil(scrollTop / rowHeight), Math.max(0, count - 1));
  if (count <= VIRTUAL_FROM) return { first: 0, end: count, firstInView };
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - OVERSCAN);
  const shown = height === 0 ? FIRST_ROWS : Math.ceil(height / rowHeight) + 2 * OVERSCAN;
  return { first, end: Math.min(count, first + shown), firstInView };
}

/** Follows the scrolling of a box with a sticky header of one row's height above its rows. */
export function useRowWindow(count: number, rowHeight: number) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ scrollTop: 0, height: 0 });

  const look = useCallback(() => {
    if (box.current) setView({ scrollTop: box.current.scrollTop, height: box.current.clientHeight });
  }, []);

  const scrollTo = useCallback(
    (index: number) => {
      if (!box.current) return;
      const { scrollTop, clientHeight } = box.current;
      const rowTop = index * rowHeight;
      const lowest = rowTop + 2 * rowHeight - clientHeight;
      box.current.scrollTop = Math.min(rowTop, Math.max(scrollTop, lowest));
      look();
    },
    [rowHeight, look],
  );

  return { ...rowWindow(count, rowHeight, view.scrollTop, view.height), box, onScroll: look, scrollTo };
}
