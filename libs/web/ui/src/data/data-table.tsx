import { Box, chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useMediaQuery } from '../parts/use-media-query.js';
import { ColumnHeaders } from './column-headers.js';
import { nextSort, sortRows, type SortOrder } from './sort-rows.js';
import { TableRows } from './table-rows.js';
import type { DataTableProps } from './column.js';
import { useRowWindow } from './use-row-window.js';

const ROW_PX = 32;
/** A finger needs a higher row. */
const ROW_PX_TOUCH = 40;

/**
 * A table with a sticky header and sortable columns. Arrow keys walk the rows, and from 200 rows on only those in view
 * are drawn.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, empty, initialSort, maxHeight = '100%', drawnWhole, ...rowProps } = props;
  const [sort, setSort] = useState<SortOrder | null>(initialSort ?? null);
  const sorted = useMemo(() => {
    const sortValue = columns.find(({ key }) => key === sort?.key)?.sortValue;
    return sortValue && sort ? sortRows(rows, sortValue, sort.descending) : rows;
  }, [rows, columns, sort]);
  const [touch = false] = useMediaQuery(['(pointer: coarse)']);
  const rowHeight = touch ? ROW_PX_TOUCH : ROW_PX;
  const { box, onScroll, ...walk } = useRowWindow({ count: sorted.length, rowHeight, drawnWhole });

  return (
    <Box ref={box} overflow="auto" maxH={maxHeight} onScroll={onScroll} bg="bg.surface" position="relative">
      <chakra.table
        aria-label={label}
        aria-rowcount={sorted.length + 1}
        width="full"
        textStyle="text.table"
        css={{ borderCollapse: 'separate', borderSpacing: 0 }}
      >
        <ColumnHeaders columns={columns} sort={sort} onSort={(key) => setSort(nextSort(sort, key))} />
        <tbody>
          <TableRows {...rowProps} columns={columns} rows={sorted} rowHeight={rowHeight} {...walk} />
        </tbody>
      </chakra.table>
      {sorted.length === 0 && empty}
    </Box>
  );
}
