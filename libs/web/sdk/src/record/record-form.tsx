import type { Fields, NameOf } from '@keikka/contracts/fields';
import { ConflictDialog, FormFaultsProvider, UnsavedDialog } from '@keikka/ui/forms';
import { useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { noNews, RecordNewsProvider, type RecordNews } from './record-news.js';
import { useNameOf } from '../things/use-things.js';
import { changeRows } from './change-rows.js';
import { authorOf, conflictRows } from './conflict-rows.js';
import { texts } from './texts.js';
import type { RecordEditing } from './use-record.js';

interface RecordFormProps<F extends Fields> {
  editing: RecordEditing<F>;
  conflictTitle: string;
  /** The title of the question on leaving, by the number of changes. */
  unsavedTitle?: (count: number) => string;
  /** Names that the lists do not know, as of a vehicle of another company. */
  names?: NameOf;
  /** What others have changed in its fields; what stands around it has news of its own. */
  news?: RecordNews;
  /** The fields. */
  children: ReactNode;
}

/** The form of a record wherever it stands, in a window or on a page: its fields and their conflicts. */
export function RecordForm<F extends Fields>({
  editing,
  conflictTitle,
  unsavedTitle = texts.unsavedTitle,
  names,
  news = noNews,
  children,
}: RecordFormProps<F>) {
  const listed = useNameOf(editing.fields);
  const nameOf: NameOf = (to, id) => listed(to, id) ?? names?.(to, id);
  const { base, busy, conflicts, faults, fields, leaving } = editing;
  return (
    <FormProvider {...editing.form}>
      <FormFaultsProvider faults={faults}>
        <RecordNewsProvider value={news}>{children}</RecordNewsProvider>
        {leaving && (
          <Unsaved
            leaving={leaving}
            changes={editing.changes}
            fields={fields}
            nameOf={nameOf}
            busy={busy}
            title={unsavedTitle}
          />
        )}
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

interface UnsavedProps {
  leaving: NonNullable<RecordEditing<Fields>['leaving']>;
  changes: RecordEditing<Fields>['changes'];
  fields: Fields;
  nameOf: NameOf;
  busy: boolean;
  title: (count: number) => string;
}

/** The list of changes is made once, so that a save under way does not empty it. */
function Unsaved({ leaving, changes, fields, nameOf, busy, title }: UnsavedProps) {
  const [{ before, after }] = useState(changes);
  const [saving, setSaving] = useState(false);
  const rows = changeRows({ fields, base: before, nameOf }, before, after);
  return (
    <UnsavedDialog
      title={title(Math.max(rows.length, 1))}
      rows={rows}
      saving={saving}
      // A save that was under way already may still come through.
      saveDisabled={busy && !saving}
      onStay={leaving.stay}
      onDiscard={leaving.discard}
      onSave={() => {
        setSaving(true);
        leaving.save();
      }}
    />
  );
}
