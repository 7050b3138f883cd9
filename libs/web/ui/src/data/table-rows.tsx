import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { ROW_HEIGHT_PX, type Column, type DataTableProps } from './data-table.js';
import type { RowWindow } from './use-row-window.js';

const BodyRow = chakra('tr', {
  base: {
    h: '8',
    outline: 0,
    _focusVisible: { '& > td': { boxShadow: 'inset 0 2px 0 {colors.focus}, inset 0 -2px 0 {colors.focus}' } },
    '&[data-openable]': { cursor: 'pointer' },
    '&[data-openable]:hover > td': { bg: 'bg.subtle' },
    '&[aria-selected=true] > td': { bg: 'brand.subtle' },
  },
});

const BodyCell = chakra('td', {
  base: { px: '2', maxW: '360px', truncate: true, borderBottomWidth: '1px', borderColor: 'border.subtle' },
});

type TableRowsProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'onOpen' | 'selectedKey'
> &
  RowWindow;

export function TableRows<Row>({
  columns,
  rows,
  rowKey,
  onOpen,
  selectedKey,
  first,
  end,
}: TableRowsProps<Row>) {
  return (
    <>
      <Spacer rows={first} columns={columns.length} />
      {rows.slice(first, end).map((row, index) => {
        const key = rowKey(row);
        return (
          <BodyRow
            key={key}
            aria-rowindex={first + index + 2}
            aria-selected={selectedKey === undefined ? undefined : key === selectedKey}
            tabIndex={first + index === 0 || key === selectedKey ? 0 : -1}
            data-openable={onOpen ? '' : undefined}
            onClick={() => onOpen?.(row)}
            onKeyDown={(event) => onRowKeyDown(event, () => onOpen?.(row))}
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </BodyRow>
        );
      })}
      <Spacer rows={rows.length - end} columns={columns.length} />
    </>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row);
  return (
    <BodyCell textAlign={column.align ?? 'start'} title={typeof content === 'string' ? content : undefined}>
      {content}
    </BodyCell>
  );
}

/** The height of the rows that are not drawn. */
function Spacer({ rows, columns }: { rows: number; columns: number }) {
  if (rows <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height: rows * ROW_HEIGHT_PX, padding: 0 }} />
    </tr>
  );
}

/** Arrows walk the rows, Home and End go to the ends, Enter opens; keys in a row's own controls are theirs. */
function onRowKeyDown(event: KeyboardEvent<HTMLTableRowElement>, open: () => void): void {
  if (event.target !== event.currentTarget) return;
  const row = event.currentTarget;
  const targets: Readonly<Record<string, Element | null | undefined>> = {
    ArrowDown: row.nextElementSibling,
    ArrowUp: row.previousElementSibling,
    Home: row.parentElement?.querySelector('tr[aria-rowindex]'),
    End: [...(row.parentElement?.querySelectorAll('tr[aria-rowindex]') ?? [])].at(-1),
  };
  if (event.key === 'Enter') open();
  else if (targets[event.key] instanceof HTMLElement) (targets[event.key] as HTMLElement).focus();
  else return;
  event.preventDefault();
}
