import type { ReactNode } from 'react';
import type { SortOrder, SortValue } from './sort-rows.js';

/** A column of a DataTable. */
export interface Column<Row> {
  key: string;
  header: string;
  /** Stands in the header instead of its text, such as a checkbox for all rows. */
  headerCell?: ReactNode;
  /** Numbers are right-aligned, so that their digits line up. */
  align?: 'start' | 'end';
  width?: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable. */
  sortValue?: (row: Row) => SortValue;
}

/** The content and behaviour of a DataTable. */
export interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** A click or Enter on a row. */
  onOpen?: (row: Row) => void;
  /** Enter on a row, where it does something else than a click. */
  onEnter?: (row: Row) => void;
  /** What other keys do on a row, by their names in small letters, such as the blank that chooses it. */
  rowKeys?: Readonly<Record<string, (row: Row) => void>>;
  /** What a row that heads the rows below it says over all columns; null for other rows. */
  headingOf?: (row: Row) => ReactNode;
  /** What stands below an opened row; null for a closed one. For tables of less than 200 rows. */
  detailsOf?: (row: Row) => ReactNode;
  selectedKey?: string | number | null;
  initialSort?: SortOrder;
  /** Shown when there are no rows. */
  empty: ReactNode;
  maxHeight?: string;
  /** Rows up to which all of them are drawn; absent 200. */
  drawnWhole?: number;
}
