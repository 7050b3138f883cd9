import type { ListedSijainti } from '@keikka/contracts';
import { DataTable, type SortOrder, useBreakpointValue } from '@keikka/ui/forms';
import { useMemo, type ReactNode } from 'react';
import { useIsOwn } from '../api/use-may-edit.js';
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
  const isOwn = useIsOwn();
  const columns = useMemo(
    () => (isNarrow ? narrowTehdasColumns : tehdasColumns)(onRemove, isOwn),
    [isNarrow, onRemove, isOwn],
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
