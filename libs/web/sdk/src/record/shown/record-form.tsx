import type { Fields, NameOf } from '@keikka/contracts/fields';
import { Box } from '@keikka/ui';
import { ConflictDialog, FormFaultsProvider, UnsavedDialog } from '@keikka/ui/forms';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useListedShortcuts } from '../../keyboard/listed-shortcuts.js';
import { shortcutOf } from '../../keyboard/use-shortcuts.js';
import { noNews, RecordNewsProvider, type RecordNews } from './record-news.js';
import { useNameOf } from '../../things/use-things.js';
import { changeRows } from './change-rows.js';
import { authorOf, conflictRows } from './conflict-rows.js';
import { texts } from '../texts.js';
import type { RecordEditing } from '../use-record.js';

interface RecordFormProps<F extends Fields> {
  editing: RecordEditing<F>;
  conflictTitle: string;
  /** A way to what happened meanwhile, as the record's history is. */
  conflictLink?: ReactNode;
  /** The title of the question on leaving, by the number of changes. */
  unsavedTitle?: (count: number) => string;
  /** Names that the lists do not know, as of a vehicle of another company. */
  names?: NameOf;
  /** What others have changed in its fields; what stands around it has news of its own. */
  news?: RecordNews;
  /** It stands within the form of a whole, which is saved with it by Ctrl+S. */
  isPart?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** The form of a record wherever it stands, in a window or on a page: its fields and their conflicts. */
export function RecordForm<F extends Fields>({
  editing,
  conflictTitle,
  conflictLink,
  unsavedTitle = texts.unsavedTitle,
  names,
  news = noNews,
  isPart = false,
  children,
}: RecordFormProps<F>) {
  const { conflicts, faults, leaving } = editing;
  return (
    <FormProvider {...editing.form}>
      <FormFaultsProvider faults={faults}>
        <RecordNewsProvider value={news}>
          <SaveKey editing={editing} isPart={isPart}>
            {children}
          </SaveKey>
        </RecordNewsProvider>
        {leaving && <Unsaved editing={editing} leaving={leaving} names={names} title={unsavedTitle} />}
        {conflicts && (
          <Conflicts
            editing={editing}
            conflicts={conflicts}
            names={names}
            title={conflictTitle}
            link={conflictLink}
          />
        )}
      </FormFaultsProvider>
    </FormProvider>
  );
}

const saveKeys = [{ keys: ['mod+s'], label: texts.save }];

/** Saves by Ctrl+S from any field; of windows one over the other, the upper one. */
function SaveKey<F extends Fields>({
  editing,
  isPart,
  children,
}: Pick<RecordFormProps<F>, 'editing' | 'isPart' | 'children'>) {
  const { busy, dirty, base, submit } = editing;
  useListedShortcuts(texts.form, saveKeys);
  function onKeyDown(event: KeyboardEvent): void {
    if (shortcutOf(event) !== 'mod+s') return;
    event.preventDefault();
    if (!isPart) event.stopPropagation();
    if (!busy && !event.repeat && (dirty || base === null)) submit();
  }
  return (
    <Box display="contents" onKeyDown={onKeyDown}>
      {children}
    </Box>
  );
}

/** The names that the lists know, and those that the caller does. */
function useNames(fields: Fields, records: readonly object[], names: NameOf | undefined): NameOf {
  const known = useNameOf(fields, records);
  return (to, id) => known(to, id) ?? names?.(to, id);
}

interface ConflictsProps<F extends Fields> extends Pick<RecordFormProps<F>, 'editing' | 'names'> {
  conflicts: NonNullable<RecordEditing<F>['conflicts']>;
  title: string;
  link: ReactNode;
}

function Conflicts<F extends Fields>({ editing, conflicts, names, title, link }: ConflictsProps<F>) {
  const { fields, base, busy, resolve, forgetConflicts } = editing;
  const records = (['base', 'mine', 'theirs'] as const).map((side) =>
    Object.fromEntries(conflicts.map((conflict) => [conflict.field, conflict[side]])),
  );
  const nameOf = useNames(fields, records, names);
  return (
    <ConflictDialog
      title={title}
      link={link}
      author={authorOf(conflicts)}
      rows={conflictRows({ fields, base, nameOf }, conflicts)}
      busy={busy}
      onResolve={resolve}
      onCancel={forgetConflicts}
    />
  );
}

interface UnsavedProps<F extends Fields> extends Pick<RecordFormProps<F>, 'editing' | 'names'> {
  leaving: NonNullable<RecordEditing<F>['leaving']>;
  title: (count: number) => string;
}

/** The list of changes is made once, so that a save under way does not empty it. */
function Unsaved<F extends Fields>({ editing, leaving, names, title }: UnsavedProps<F>) {
  const { fields, busy } = editing;
  const [{ before, after }] = useState(editing.changes);
  const [saving, setSaving] = useState(false);
  const nameOf = useNames(fields, [before, after], names);
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
