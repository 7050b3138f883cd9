import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Gives the focus of a row that leaves the list to the row that comes in its place, so that the keys go on from there. The
 * returned props are those of the element around the table.
 */
export function useKeptFocus(rowCount: number) {
  const box = useRef<HTMLDivElement>(null);
  const rowIndex = useRef<number | null>(null);
  useEffect(() => {
    if (rowIndex.current === null || document.activeElement !== document.body) return;
    const place = Math.min(rowIndex.current, rowCount + 1);
    box.current?.querySelector<HTMLElement>(`tr[aria-rowindex="${place}"]`)?.focus({ preventScroll: true });
  }, [rowCount]);
  return {
    ref: box,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      rowIndex.current = Number(target.closest('tr')?.getAttribute('aria-rowindex')) || null;
    },
    // A row that is removed does not blur: only who goes elsewhere does.
    onBlur: () => void (rowIndex.current = null),
  };
}
