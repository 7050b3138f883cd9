import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { boardRowHeight, type BoardRow } from '../../model/board-rows.js';
import { HEADER_HEIGHT, type Preset } from '../../model/presets.js';

const OVERSCAN_ROWS = 2;

/** Tops of the rows from the first row's top, and after the last the height of all. */
export function rowTops(rows: readonly BoardRow[], preset: Preset): number[] {
  const tops = [0];
  for (const row of rows) tops.push((tops.at(-1) ?? 0) + boardRowHeight(row, preset));
  return tops;
}

export function useRowTops(rows: readonly BoardRow[], preset: Preset): number[] {
  return useMemo(() => rowTops(rows, preset), [rows, preset]);
}

/** The rows on the screen and a few beyond; the others are not in the page. */
export function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly BoardRow[],
  tops: number[],
) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (tops[index + 1] ?? 0) - (tops[index] ?? 0),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: OVERSCAN_ROWS,
    scrollMargin: HEADER_HEIGHT,
    scrollPaddingStart: HEADER_HEIGHT,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, tops]);
  return virtualizer;
}

/** Inner width of an element as it changes. */
export function useInnerWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const current = element.current;
    if (!current) return;
    const read = (): void => setWidth(current.clientWidth);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
