import { useCallback, useState, type UIEvent } from 'react';

const VIRTUAL_FROM = 200;
const OVERSCAN = 12;
/** Before the first scroll event the height is not known; no screen of ours shows more rows. */
const FIRST_ROWS = 60;

export interface RowWindow {
  first: number;
  /** One past the last. */
  end: number;
}

/** Which rows to draw when all are equally high: few enough to be quick, from 200 rows on. */
export function rowWindow(count: number, rowHeight: number, scrollTop: number, height: number): RowWindow {
  if (count <= VIRTUAL_FROM) return { first: 0, end: count };
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - OVERSCAN);
  const shown = height === 0 ? FIRST_ROWS : Math.ceil(height / rowHeight) + 2 * OVERSCAN;
  return { first, end: Math.min(count, first + shown) };
}

export function useRowWindow(count: number, rowHeight: number) {
  const [view, setView] = useState({ scrollTop: 0, height: 0 });
  const onScroll = useCallback((event: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight } = event.currentTarget;
    setView({ scrollTop, height: clientHeight });
  }, []);
  return { ...rowWindow(count, rowHeight, view.scrollTop, view.height), onScroll };
}
