import type { ListedTyomaa } from '@keikka/contracts';
import { useBreakpointValue } from '@keikka/ui';
import { DataTable, type SortOrder } from '@keikka/ui/forms';
import { useMemo, type ReactNode } from 'react';
import { texts } from '../texts.js';
import { narrowTyomaaColumns, tyomaaColumns, type Remove } from './tyomaa-columns.js';

/** On a phone, without the column, they stand by name as they come. */
const latestFirst: SortOrder = { key: 'viimeksi', descending: true };

interface TyomaatTableProps {
  tyomaat: readonly ListedTyomaa[];
  onOpen: (tyomaa: ListedTyomaa) => void;
  onRemove: Remove;
  empty: ReactNode;
}

export function TyomaatTable({ tyomaat, onOpen, onRemove, empty }: TyomaatTableProps) {
  const isNarrow = useBreakpointValue({ base: true, md: false }) ?? false;
  const columns = useMemo(
    () => (isNarrow ? narrowTyomaaColumns : tyomaaColumns)(onRemove),
    [isNarrow, onRemove],
  );
  return (
    <DataTable
      label={texts.tyomaat}
      columns={columns}
      rows={tyomaat}
      rowKey={({ tyomaaId }) => tyomaaId}
      initialSort={latestFirst}
      onOpen={onOpen}
      empty={empty}
    />
  );
}
