import type { Tuote } from '@keikka/contracts';
import { DataTable, type SortOrder, useBreakpointValue } from '@keikka/ui/forms';
import type { ReactNode } from 'react';
import { texts } from '../texts.js';
import { narrowTuoteColumns, tuoteColumns } from './tuote-columns.js';

const byOrderNum: SortOrder = { key: 'orderNum', descending: false };

export interface TuoteTableProps {
  tuotteet: readonly Tuote[];
  selectedId: number | null;
  onOpen: (tuote: Tuote) => void;
  empty: ReactNode;
}

export function TuoteTable({ tuotteet, selectedId, onOpen, empty }: TuoteTableProps) {
  const columns = useBreakpointValue({ base: narrowTuoteColumns, md: tuoteColumns }) ?? tuoteColumns;
  return (
    <DataTable
      label={texts.tuotteet}
      columns={columns}
      rows={tuotteet}
      rowKey={(tuote) => tuote.tuoteId}
      selectedKey={selectedId}
      initialSort={byOrderNum}
      onOpen={onOpen}
      empty={empty}
    />
  );
}
