import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { SortOrder } from './sort-rows.js';
import type { Column } from './column.js';

const HeaderCell = chakra('th', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    h: '8',
    px: '2',
    bg: 'bg.subtle',
    color: 'fg.muted',
    textStyle: 'text.label',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '7',
    fontWeight: 'semibold',
    cursor: 'pointer',
    borderRadius: 'bar',
    _hover: { color: 'fg' },
  },
});

interface ColumnHeadersProps<Row> {
  columns: readonly Column<Row>[];
  sort: SortOrder | null;
  onSort: (key: string) => void;
}

export function ColumnHeaders<Row>({ columns, sort, onSort }: ColumnHeadersProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, header, headerCell, align = 'start', width, sortValue }) => (
          <HeaderCell key={key} scope="col" textAlign={align} width={width} aria-sort={ariaSort(sort, key)}>
            {sortValue ? (
              <SortButton type="button" onClick={() => onSort(key)}>
                {header}
                <SortMark sort={sort} column={key} />
              </SortButton>
            ) : (
              (headerCell ?? header)
            )}
          </HeaderCell>
        ))}
      </tr>
    </thead>
  );
}

function SortMark({ sort, column }: { sort: SortOrder | null; column: string }) {
  if (sort?.key !== column) return null;
  return sort.descending ? <ChevronDown size={14} aria-hidden /> : <ChevronUp size={14} aria-hidden />;
}

function ariaSort(sort: SortOrder | null, column: string): 'ascending' | 'descending' | undefined {
  if (sort?.key !== column) return undefined;
  return sort.descending ? 'descending' : 'ascending';
}
