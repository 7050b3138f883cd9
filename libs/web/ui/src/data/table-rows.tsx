import { chakra } from '@chakra-ui/react';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import type { Column, DataTableProps } from './column.js';
import type { RowWindow } from './use-row-window.js';
import { useWalk } from './use-walk.js';

const BodyRow = chakra('tr', {
  base: {
    outline: 0,
    _focusVisible: { '& > td': { boxShadow: 'inset 0 2px 0 {colors.focus}, inset 0 -2px 0 {colors.focus}' } },
    '&[data-openable]': { cursor: 'pointer' },
    '&[data-openable]:hover > td': { bg: 'bg.subtle' },
    '&[aria-current] > td': { bg: 'brand.subtle' },
    '&:has([data-chooses]:checked) > td': { bg: 'brand.subtle' },
    '&[data-heading] > td': { bg: 'bg.subtle', fontWeight: 'semibold' },
  },
});

const BodyCell = chakra('td', {
  base: { px: '2', maxW: '360px', truncate: true, borderBottomWidth: '1px', borderColor: 'border.subtle' },
});

type TableRowsProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'onOpen' | 'onEnter' | 'rowKeys' | 'headingOf' | 'detailsOf' | 'selectedKey'
> &
  RowWindow & {
    rowHeight: number;
    /** Draws the row and scrolls to it. */
    scrollTo: (index: number) => void;
  };

export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { columns, rows, rowKey, onOpen, selectedKey, first, end, rowHeight } = props;
  const { onEnter = onOpen, rowKeys, headingOf, detailsOf } = props;
  const { stop, rowRef, stopAt, moveTo } = useWalk(props);

  /**
   * Arrows walk the rows, Home and End go to the ends, Enter opens. Keys pressed in a row's own controls, and those held
   * together with others, are left alone.
   */
  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>, index: number): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(index + 1, rows.length - 1),
      ArrowUp: Math.max(index - 1, 0),
      Home: 0,
      End: rows.length - 1,
    };
    const target = targets[event.key];
    const row = rows[index];
    if (target !== undefined) moveTo(target);
    else if (row === undefined) return;
    else if (event.key === 'Enter') onEnter?.(row);
    else if (rowKeys && Object.hasOwn(rowKeys, event.key.toLowerCase()))
      rowKeys[event.key.toLowerCase()]?.(row);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Spacer height={first * rowHeight} columns={columns.length} />
      {rows.slice(first, end).map((row, offset) => {
        const index = first + offset;
        const key = rowKey(row);
        const heading = headingOf?.(row) ?? null;
        return (
          <Fragment key={key}>
            <BodyRow
              ref={index === stop ? rowRef : undefined}
              aria-rowindex={index + 2}
              aria-current={key === selectedKey ? 'true' : undefined}
              style={{ height: rowHeight }}
              tabIndex={index === stop ? 0 : -1}
              data-openable={onOpen && heading === null ? '' : undefined}
              data-heading={heading === null ? undefined : ''}
              onClick={() => onOpen?.(row)}
              onFocus={() => stopAt(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {heading === null ? (
                columns.map((column) => <Cell key={column.key} column={column} row={row} />)
              ) : (
                <BodyCell colSpan={columns.length}>{heading}</BodyCell>
              )}
            </BodyRow>
            <Details content={detailsOf?.(row) ?? null} columns={columns.length} />
          </Fragment>
        );
      })}
      <Spacer height={(rows.length - end) * rowHeight} columns={columns.length} />
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

/** What an opened row tells, over all columns. */
function Details({ content, columns }: { content: ReactNode; columns: number }) {
  if (content === null) return null;
  return (
    <tr>
      <chakra.td colSpan={columns} p="0" borderBottomWidth="1px" borderColor="border.subtle">
        {content}
      </chakra.td>
    </tr>
  );
}

/** The height of the rows that are not drawn. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}
