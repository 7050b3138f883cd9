import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** So many are drawn whole, for the browser's own search. */
const DRAWN_WHOLE = 200;
const OVERSCAN = 12;
/** Before the box is measured; no screen of ours shows more rows. */
const FIRST_ROWS = 60;

export interface RowWindow {
  first: number;
  /** One past the last. */
  end: number;
  /** The first that is not scrolled away, as opposed to drawn ahead. */
  firstInView: number;
}

export interface RowWindowOptions {
  count: number;
  /** Pixels, the same for each. */
  rowHeight: number;
  /** Up to how many rows all of them are drawn. */
  drawnWhole?: number;
}

interface View {
  scrollTop: number;
  height: number;
}

/** Which rows to draw when all are equally high: few enough to be quick. */
export function rowWindow(
  { count, rowHeight, drawnWhole = DRAWN_WHOLE }: RowWindowOptions,
  { scrollTop, height }: View,
): RowWindow {
  const firstInView = Math.min(Math.ceil(scrollTop / rowHeight), Math.max(0, count - 1));
  if (count <= drawnWhole) return { first: 0, end: count, firstInView };
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - OVERSCAN);
  const shown = height === 0 ? FIRST_ROWS : Math.ceil(height / rowHeight) + 2 * OVERSCAN;
  return { first, end: Math.min(count, first + shown), firstInView };
}

/**
 * The rows to draw in a box that scrolls, as it is scrolled and as large as it is. `scrollTo` brings a row into view
 * below a sticky header of one row's height.
 */
export function useRowWindow(options: RowWindowOptions) {
  const { rowHeight } = options;
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>({ scrollTop: 0, height: 0 });

  const look = useCallback(() => {
    if (box.current) setView({ scrollTop: box.current.scrollTop, height: box.current.clientHeight });
  }, []);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(look);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [look]);

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

  return { ...rowWindow(options, view), box, onScroll: look, scrollTo };
}
