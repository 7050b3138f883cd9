import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { boardRowHeight, type BoardRow } from '../../../day/rows/board-rows.js';
import { HEADER_HEIGHT, type Preset } from '../../../day/rows/presets.js';
import { holds, rowsInSight, rowWindow, SPARE_ROWS, type RowWindow } from './row-window.js';

type Heights = ReadonlyMap<string, number>;

/**
 * Tops of the rows, and after the last the height of all. While an item is dragged (`isHeld`) the rows keep their
 * heights, because a colleague's change must not push another row under the pointer.
 */
export function useRowTops(rows: readonly BoardRow[], preset: Preset, isHeld: boolean): number[] {
  const [held, setHeld] = useState<Heights | null>(null);
  if (isHeld !== (held !== null))
    setHeld(isHeld ? new Map(rows.map((row) => [row.id, boardRowHeight(row, preset)])) : null);
  return useMemo(() => {
    const tops = [0];
    for (const row of rows)
      tops.push((tops.at(-1) ?? 0) + (held?.get(row.id) ?? boardRowHeight(row, preset)));
    return tops;
  }, [rows, preset, held]);
}

interface BoardLayout {
  /** The top of each row, and after the last its end. */
  tops: readonly number[];
  /** The size of the part of the board in view. */
  height: number;
  yyyymmdd: string;
}

/**
 * The rows in the page: those in view and spare ones. Spare rows follow one by one after each scrolled frame, so that
 * every frame of an even scroll draws the same amount. A row that scrolls in faster is drawn before the frame is
 * painted, so that no row is ever blank. The same holds after another day or new row heights, which move other rows
 * into view. A new day is first drawn without spare rows.
 */
export function useRowWindow(
  scroller: HTMLElement | null,
  { tops, height, yyyymmdd }: BoardLayout,
): RowWindow {
  // Updated when the first row in view changes; scrolling within a row draws nothing.
  const [scrollTop, setScrollTop] = useState(() => scroller?.scrollTop ?? 0);
  // The position after the last scroll. Reading it from the page would force a second layout.
  const scrolledTo = useRef(scrollTop);
  const view = Math.max(0, height - HEADER_HEIGHT);
  const spare = usePainted(yyyymmdd) ? SPARE_ROWS : 0;
  const drawn = useMemo(() => rowWindow(tops, scrollTop, view, spare), [tops, scrollTop, view, spare]);
  const inPage = useRef(drawn);
  useLayoutEffect(() => {
    inPage.current = drawn;
  }, [drawn]);
  // With other rows, other ones may be in view.
  useLayoutEffect(() => setScrollTop(scrolledTo.current), [tops, view]);
  useLayoutEffect(() => {
    if (!scroller) return;
    const inSight = (top: number): RowWindow => rowsInSight(tops, top, view);
    const follow = (): void => {
      const top = scroller.scrollTop;
      scrolledTo.current = top;
      if (holds(inPage.current, inSight(top)))
        setScrollTop((before) => (inSight(before).first === inSight(top).first ? before : top));
      else flushSync(() => setScrollTop(top));
    };
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => scroller.removeEventListener('scroll', follow);
  }, [scroller, tops, view]);
  return drawn;
}

/** Whether this day has been painted. It is a low-priority update, so that clicks and scrolls go first. */
function usePainted(yyyymmdd: string): boolean {
  const [painted, setPainted] = useState('');
  useEffect(() => {
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setPainted(yyyymmdd)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [yyyymmdd]);
  return painted === yyyymmdd;
}

interface InnerSize {
  width: number;
  height: number;
}

/** The inner size of an element, updated with it; null before it is known. */
export function useInnerSize(element: HTMLElement | null): InnerSize | null {
  const [size, setSize] = useState<InnerSize | null>(null);
  useLayoutEffect(() => {
    if (!element) return;
    const read = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
