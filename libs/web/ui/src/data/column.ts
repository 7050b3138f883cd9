import type { ReactNode } from 'react';
import type { SortOrder, SortValue } from './sort-rows.js';

/** A column of a DataTable. */
export interface Column<Row> {
  key: string;
  header: string;
  /** Figures stand at the end, so that their digits are below each other. */
  align?: 'start' | 'end';
  width?: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable. */
  sortValue?: (row: Row) => SortValue;
}

/** What a DataTable lists and how. */
export interface DataTableProps<Row> {
  /** What the table lists: its accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** A click or Enter on a row. */
  onOpen?: (row: Row) => void;
  selectedKey?: string | number | null;
  initialSort?: SortOrder;
  /** Instead of rows when there are none. */
  empty: ReactNode;
  maxHeight?: string;
}
