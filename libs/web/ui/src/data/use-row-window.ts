import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Up to this number all rows are drawn, so that the browser's own search finds them. */
const DRAWN_WHOLE = 200;
const OVERSCAN = 12;
/** Used before the box is measured. No screen of ours shows more rows. */
const FIRST_ROWS = 60;

export interface RowWindow {
  first: number;
  /** The index after the last row. */
  end: number;
  /** The first row in view, as opposed to those drawn ahead. */
  firstInView: number;
}

interface RowWindowOptions {
  count: number;
  /** The height in pixels, the same for each row. */
  rowHeight: number;
  /** The number of rows up to which all of them are drawn. */
  drawnWhole?: number | undefined;
}

interface View {
  scrollTop: number;
  height: number;
}

/** The rows to draw when all are equally high. */
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
 * The rows to draw in a scrolling box, for its scroll position and size. `scrollTo` brings a row into view below a
 * sticky header of one row's height.
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
