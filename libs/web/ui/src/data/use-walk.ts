import { useEffect, useMemo, useRef, useState } from 'react';
import type { DataTableProps } from './column.js';
import type { RowWindow } from './use-row-window.js';

interface WalkOptions<Row> extends Pick<DataTableProps<Row>, 'rows' | 'rowKey' | 'selectedKey'>, RowWindow {
  /** Draws a row and brings it into view. */
  scrollTo: (index: number) => void;
}

/**
 * The row that Tab reaches and from which the arrow keys start: the last focused one, or else the open one, or else the
 * first. It is always one of the drawn rows, so that Tab finds it.
 */
export function useWalk<Row>({
  rows,
  rowKey,
  selectedKey,
  first,
  end,
  firstInView,
  scrollTo,
}: WalkOptions<Row>) {
  const [lastKey, setLastKey] = useState<string | number | null>(null);
  const row = useRef<HTMLTableRowElement>(null);
  const moving = useRef(false);

  const known = useMemo(
    () => rows.findIndex((each) => rowKey(each) === (lastKey ?? selectedKey)),
    [rows, rowKey, lastKey, selectedKey],
  );
  const isDrawn = known >= first && known < end;
  const stop = isDrawn ? known : firstInView;

  useEffect(() => {
    if (!moving.current) return;
    moving.current = false;
    row.current?.focus({ preventScroll: true });
  });

  function stopAt(index: number): void {
    const at = rows[index];
    if (at !== undefined) setLastKey(rowKey(at));
  }

  function moveTo(index: number): void {
    moving.current = true;
    stopAt(index);
    scrollTo(index);
  }

  return { stop, rowRef: row, stopAt, moveTo };
}
