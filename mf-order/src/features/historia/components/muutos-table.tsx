import type { KeikkaMuutos } from '@keikka/contracts';
import { DataTable, type SortOrder, useBreakpointValue } from '@keikka/ui/forms';
import { useMemo, useState } from 'react';
import { MuutosDetails } from './muutos-details.js';
import { muutosColumns } from './muutos-columns.js';

const newestFirst: SortOrder = { key: 'time', descending: true };

interface MuutosTableProps {
  label: string;
  muutokset: readonly KeikkaMuutos[];
}

/** A page of changes, each of which opens to its values before and after [O-068]. */
export function MuutosTable({ label, muutokset }: MuutosTableProps) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const bySize = useMemo(
    () =>
      muutosColumns(
        (changeId) => opened.has(changeId),
        (changeId) => setOpened((before) => toggled(before, changeId)),
      ),
    [opened],
  );
  const columns = useBreakpointValue(bySize) ?? bySize.lg;
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={muutokset}
      rowKey={({ changeId }) => changeId}
      initialSort={newestFirst}
      onOpen={({ changeId }) => setOpened(toggled(opened, changeId))}
      detailsOf={(muutos) => (opened.has(muutos.changeId) ? <MuutosDetails muutos={muutos} /> : null)}
      empty={null}
    />
  );
}

function toggled(before: ReadonlySet<number>, changeId: number): ReadonlySet<number> {
  const after = new Set(before);
  if (!after.delete(changeId)) after.add(changeId);
  return after;
}
