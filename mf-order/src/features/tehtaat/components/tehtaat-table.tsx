import type { ListedSijainti } from '@keikka/contracts';
import { useBreakpointValue } from '@keikka/ui';
import { DataTable, type SortOrder } from '@keikka/ui/forms';
import { useMemo, type ReactNode } from 'react';
import { texts } from '../texts.js';
import { narrowTehdasColumns, tehdasColumns, type Remove } from './tehdas-columns.js';

const byName: SortOrder = { key: 'nimi', descending: false };

interface TehtaatTableProps {
  tehtaat: readonly ListedSijainti[];
  onOpen: (tehdas: ListedSijainti) => void;
  onRemove: Remove;
  empty: ReactNode;
}

export function TehtaatTable({ tehtaat, onOpen, onRemove, empty }: TehtaatTableProps) {
  const isNarrow = useBreakpointValue({ base: true, md: false }) ?? false;
  const columns = useMemo(
    () => (isNarrow ? narrowTehdasColumns : tehdasColumns)(onRemove),
    [isNarrow, onRemove],
  );
  return (
    <DataTable
      label={texts.tehtaat}
      columns={columns}
      rows={tehtaat}
      rowKey={({ sijaintiId }) => sijaintiId}
      initialSort={byName}
      onOpen={onOpen}
      empty={empty}
    />
  );
}
