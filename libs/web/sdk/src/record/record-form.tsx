import type { Fields, NameOf } from '@keikka/contracts/fields';
import { ConflictDialog, FormFaultsProvider } from '@keikka/ui/forms';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNameOf } from '../things/use-things.js';
import { authorOf, conflictRows } from './conflict-rows.js';
import type { RecordEditing } from './use-record.js';

interface RecordFormProps<F extends Fields> {
  editing: RecordEditing<F>;
  conflictTitle: string;
  /** Names that the lists do not know, as of a vehicle of another company. */
  names?: NameOf;
  /** The fields. */
  children: ReactNode;
}

/** The form of a record wherever it stands, in a window or on a page: its fields and their conflicts. */
export function RecordForm<F extends Fields>({
  editing,
  conflictTitle,
  names,
  children,
}: RecordFormProps<F>) {
  const listed = useNameOf(editing.fields);
  const nameOf: NameOf = (to, id) => listed(to, id) ?? names?.(to, id);
  const { base, busy, conflicts, faults, fields } = editing;
  return (
    <FormProvider {...editing.form}>
      <FormFaultsProvider faults={faults}>
        {children}
        {conflicts && (
          <ConflictDialog
            title={conflictTitle}
            author={authorOf(conflicts)}
            rows={conflictRows({ fields, base, nameOf }, conflicts)}
            busy={busy}
            onResolve={editing.resolve}
            onCancel={editing.forgetConflicts}
          />
        )}
      </FormFaultsProvider>
    </FormProvider>
  );
}
