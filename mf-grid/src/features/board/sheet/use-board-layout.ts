import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { boardRowHeight, type BoardRow } from '../../../day/rows/board-rows.js';
import { HEADER_HEIGHT, type Preset } from '../../../day/rows/presets.js';
import { holds, rowsInSight, rowWindow, SPARE_ROWS, type RowWindow } from './row-window.js';

type Heights = ReadonlyMap<string, number>;

/**
 * Tops of the rows from the first row's top, and after the last the height of all. As long as something `isHeld` over
 * them the rows stay as high as they were: a colleague's change must not push another row under the pointer.
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
  /** Where each row begins, and after the last where it ends. */
  tops: readonly number[];
  /** Of the part of the board in sight. */
  height: number;
  yyyymmdd: string;
}

/**
 * The rows that are in the page: those in sight and spare ones, which follow row by row after the frame that moved, so
 * that no frame of an even scroll has more to draw than another. One that comes in faster is drawn before the frame is
 * painted: no row is ever blank, not either after another day or rows of another height, which put other rows to where
 * the board was scrolled meanwhile. A day that comes is first drawn without spare ones.
 */
export function useRowWindow(
  scroller: HTMLElement | null,
  { tops, height, yyyymmdd }: BoardLayout,
): RowWindow {
  // As it was when the first row in sight last changed: within a row nothing is drawn anew.
  const [scrollTop, setScrollTop] = useState(() => scroller?.scrollTop ?? 0);
  // As the last scroll left it. Asking the page again would make it lay out twice.
  const scrolledTo = useRef(scrollTop);
  const view = Math.max(0, height - HEADER_HEIGHT);
  const spare = usePainted(yyyymmdd) ? SPARE_ROWS : 0;
  const drawn = useMemo(() => rowWindow(tops, scrollTop, view, spare), [tops, scrollTop, view, spare]);
  const inPage = useRef(drawn);
  useLayoutEffect(() => {
    inPage.current = drawn;
  }, [drawn]);
  // Of other rows, others may be in sight.
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

/** Whether this day has been painted, told without hurry: what is clicked or scrolled meanwhile goes first. */
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

export interface InnerSize {
  width: number;
  height: number;
}

/** Inner size of an element as it changes; null before it is known. */
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
