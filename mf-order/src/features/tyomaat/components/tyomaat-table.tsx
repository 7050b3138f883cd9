import type { ListedTyomaa } from '@keikka/contracts';
import { DataTable, type SortOrder, useBreakpointValue } from '@keikka/ui/forms';
import { useMemo, type ReactNode } from 'react';
import { texts } from '../texts.js';
import { narrowTyomaaColumns, tyomaaColumns, type Remove } from './tyomaa-columns.js';
import { valintaColumn, type Valinta } from './valinta-column.js';

/** On a phone, without the column, they stand by name as they come. */
const latestFirst: SortOrder = { key: 'viimeksi', descending: true };

interface TyomaatTableProps {
  tyomaat: readonly ListedTyomaa[];
  onOpen: (tyomaa: ListedTyomaa) => void;
  onRemove: Remove;
  valinta: Valinta;
  empty: ReactNode;
}

export function TyomaatTable({ tyomaat, onOpen, onRemove, valinta, empty }: TyomaatTableProps) {
  const isNarrow = useBreakpointValue({ base: true, md: false }) ?? false;
  const columns = useMemo(
    () => [
      valintaColumn<ListedTyomaa>(valinta, (tyomaa) => tyomaa),
      ...(isNarrow ? narrowTyomaaColumns : tyomaaColumns)(onRemove),
    ],
    [isNarrow, onRemove, valinta],
  );
  return (
    <DataTable
      label={texts.tyomaat}
      columns={columns}
      rows={tyomaat}
      rowKey={({ tyomaaId }) => tyomaaId}
      initialSort={latestFirst}
      onOpen={onOpen}
      rowKeys={{ ' ': valinta.paina }}
      empty={empty}
    />
  );
}
