import type { ConflictChoices, FieldConflict } from '@keikka/contracts';
import type { Fields } from '@keikka/contracts/fields';
import { useFormFaults, type Failure, type FormFaults } from '@keikka/ui/forms';
import { useMemo, useState } from 'react';
import { useForm, type DefaultValues, type UseFormReturn } from 'react-hook-form';
import { useLeaveGuard } from '../navigation/use-leave-guard.js';
import { formOf, type FormValues } from './values/form-values.js';
import { blanksOfPicks } from './values/picks.js';
import type { RecordOptions } from './values/record-options.js';
import { useNotify } from '../notify/use-notify.js';
import { texts as recordTexts } from './texts.js';
import { useAttempt } from './saving/use-attempt.js';
import { useAutosave } from './saving/use-autosave.js';
import { useFollowing } from './use-following.js';
import { useLasting } from './use-lasting.js';
import { useLeaving } from './use-leaving.js';
import { useSave } from './saving/use-save.js';
import { useVersion } from './values/use-version.js';

export interface Changes {
  before: object;
  after: object;
}

/** A record being edited, for its window and its fields. */
export interface RecordEditing<F extends Fields> {
  fields: F;
  /** Where the fields stand in the form: '' for those of the record, 'rivit.3.' for those of a line. */
  at: string;
  form: UseFormReturn<FormValues<F>>;
  faults: FormFaults;
  /** The version of the form; null for a new record. */
  base: object | null;
  /** The record was removed by somebody else; a save makes a new one. */
  gone: boolean;
  /** The names of the fields that differ from the version of the form. */
  changed: readonly (keyof F & string)[];
  /** The version of the form and what is typed over it. */
  changes: () => Changes;
  dirty: boolean;
  inAddress: boolean;
  /** The number of attempts to save. */
  tries: number;
  /** The fault of the values as a whole, after an attempt to save. */
  fault: string | undefined;
  busy: boolean;
  /** What would be typed now would be lost. A save by itself does not stop the typing. */
  locked: boolean;
  failure: Failure | null;
  conflicts: readonly FieldConflict[] | null;
  submit: () => void;
  /** Saves and stays open; false when nothing was stored, because of a fault, a failure or a conflict. */
  saved: () => Promise<boolean>;
  resolve: (choices: ConflictChoices) => void;
  forgetConflicts: () => void;
  /** Does something else with the record, such as its removal: one thing at a time, and its outcome is reported. */
  attempt: (failed: string, work: () => Promise<unknown>) => Promise<void>;
  /** The question whether the typed values are left, as long as it is open. */
  leaving: {
    stay: () => void;
    discard: () => void;
    save: () => void;
  } | null;
  /** Asks before the typed values are left; true when they are saved, given up, or none. */
  mayLeave: () => Promise<boolean>;
  /** Closes the window without a question. */
  close: () => void;
}

/** Edits one record: its form, its changes, its save, and conflicts with somebody else's save. */
export function useRecord<T extends { varmenne: number }, F extends Fields>(
  options: RecordOptions<T, F>,
): RecordEditing<F> & { base: T | null } {
  const { fields, record, texts, inAddress = false } = options;
  const begin = options.formOf ?? ((of) => formOf(fields, of ?? {}));
  const form = useForm<FormValues<F>>({
    defaultValues: begin(record) as DefaultValues<FormValues<F>>,
    mode: 'onTouched',
  });
  useFollowing(form, (values: FormValues<F>, before: FormValues<F>) => ({
    ...blanksOfPicks(fields, values, before),
    ...options.follow?.(values, before),
  }));
  const faults = useFormFaults();
  // Read during rendering, because react-hook-form updates only what is read there.
  const { isDirty, dirtyFields, isValid, submitCount } = form.formState;
  const dirty = isDirty || faults.any;
  const notify = useNotify();
  const { busy, failure, setFailure, attempt, settled } = useAttempt();
  const version = useVersion({ fields, record, form, begin });
  const { base, typed, isChanged, takeNewer, detach } = version;
  function close(): void {
    release();
    options.onClose();
  }
  const { conflicts, save, resolve, forgetConflicts } = useSave(options, {
    ...{ version, setFailure, close },
    isLeaving: () => leaving.isWaiting(),
  });
  const leaving = useLeaving({
    settled,
    isUnsaved: () => faults.any || isChanged(),
    isHeld: conflicts !== null,
  });
  const release = useLeaveGuard(dirty, leaving.ask);
  const isSettled = !busy && !conflicts;
  if (isSettled && options.gone && base) detach();
  else if (isSettled) takeNewer(record);

  async function savedAs({ stays }: { stays: boolean }): Promise<boolean> {
    let stored = false;
    await form.handleSubmit(async () => {
      if (!faults.focusFirst() && !options.fault?.(typed()))
        await attempt(options.failedText ?? texts.failed, async () => {
          stored = await save(stays);
        });
    })();
    return stored;
  }
  const saved = (): Promise<boolean> => savedAs({ stays: true });
  function discard(): void {
    form.reset(begin(base));
    leaving.answer(true);
    notify.info(recordTexts.discarded);
  }
  const [isAutosave, setAutosave] = useState(false);
  async function saveItself(): Promise<void> {
    setAutosave(true);
    await attempt(texts.failed, () => save(true));
    setAutosave(false);
  }
  // A record that cannot be saved yet waits in silence.
  const isSavable = dirty && isValid && !faults.any && base !== null;
  useAutosave(isSavable && isSettled && !failure, options.autosaveMs, form.watch, () => {
    // The form is filled again only after a save has ended.
    if (isChanged() && !options.fault?.(typed())) void saveItself();
  });

  const acts = useLasting({
    changes: () => ({ before: version.stateIn(base), after: typed() }),
    submit: () => void savedAs({ stays: options.stays ?? false }),
    saved,
    resolve: (choices: ConflictChoices) => {
      if (base) void attempt(texts.failed, () => resolve(base, choices));
    },
    forgetConflicts,
    attempt,
    mayLeave: () => (dirty ? leaving.ask() : Promise.resolve(true)),
    close,
  });
  const ways = useLasting({
    stay: () => leaving.answer(false),
    discard,
    save: () => void saved().then(leaving.answer),
  });
  const changed = useNames(dirtyFields);
  const fault = submitCount > 0 ? options.fault?.(typed()) : undefined;
  const gone = record !== null && base === null;
  const locked = busy && !isAutosave;
  const isAsked = leaving.asked;
  // What shows it is drawn anew only when some of it has changed, and not whenever the form is looked at.
  return useMemo(
    () => ({
      ...{ fields, at: '', form, faults, base, gone, changed, dirty, inAddress, tries: submitCount, fault },
      ...{ busy, locked, failure, conflicts, leaving: isAsked ? ways : null },
      ...acts,
    }),
    [
      fields,
      form,
      faults,
      base,
      gone,
      changed,
      dirty,
      inAddress,
      submitCount,
      fault,
      busy,
      locked,
      failure,
      conflicts,
      isAsked,
      ways,
      acts,
    ],
  );
}

/** The names of the fields that are marked; the same list as long as it has the same ones. */
function useNames(marked: object): string[] {
  const names = Object.keys(marked).join(' ');
  return useMemo(() => names.split(' ').filter(Boolean), [names]);
}
