import type { ConflictChoices, FieldConflict } from '@keikka/contracts';
import type { Fields } from '@keikka/contracts/fields';
import { useFormFaults, type Failure, type FormFaults } from '@keikka/ui';
import { useForm, type DefaultValues, type UseFormReturn } from 'react-hook-form';
import { useLeaveGuard } from '../navigation/use-leave-guard.js';
import { formOf, type FormValues } from './form-values.js';
import type { RecordOptions } from './record-options.js';
import { useAttempt } from './use-attempt.js';
import { useAutosave } from './use-autosave.js';
import { useFollowing } from './use-following.js';
import { useSave } from './use-save.js';
import { useVersion } from './use-version.js';

/** A record being edited, as its window and its fields take it. */
export interface RecordEditing<F extends Fields = Fields> {
  fields: F;
  form: UseFormReturn;
  faults: FormFaults;
  /** The names of the fields that differ from the version the form was filled from. */
  changed: readonly (keyof F & string)[];
  dirty: boolean;
  inAddress: boolean;
  /** How often a save was tried. */
  tries: number;
  /** What is wrong with the values together, once a save was tried. */
  fault: string | undefined;
  busy: boolean;
  failure: Failure | null;
  conflicts: readonly FieldConflict[] | null;
  submit: () => void;
  resolve: (choices: ConflictChoices) => void;
  forgetConflicts: () => void;
  /** Does something else with the record, as its removal: one thing at a time, and how it ended is told. */
  attempt: (failed: string, work: () => Promise<void>) => Promise<void>;
  /** Closes the window without a question. */
  close: () => void;
}

/** One record being edited: its form, what is changed, its save, and what to do when somebody else saved first. */
export function useRecord<T extends { varmenne: number }, F extends Fields>(
  options: RecordOptions<T, F>,
): RecordEditing<F> & { base: T | null } {
  const { fields, record, texts, inAddress = false } = options;
  const begin = options.formOf ?? ((of) => formOf(fields, of ?? {}));
  const form = useForm<FormValues<F>>({
    defaultValues: begin(record) as DefaultValues<FormValues<F>>,
    mode: 'onTouched',
  });
  useFollowing(form, options.follow);
  const faults = useFormFaults();
  // Read while drawing: react-hook-form keeps what is read up to date.
  const { isDirty, dirtyFields, submitCount } = form.formState;
  const dirty = isDirty || faults.any;
  const release = useLeaveGuard(dirty);
  const close = (): void => {
    release();
    options.onClose();
  };
  const { busy, failure, setFailure, attempt } = useAttempt();
  const version = useVersion({ fields, record, form, begin });
  const { base, typed, isChanged, takeNewer } = version;
  const { conflicts, save, resolve, forgetConflicts } = useSave(options, { version, setFailure, close });
  const isSettled = !busy && !conflicts;
  if (isSettled) takeNewer(record);

  const submit = (stays = false): void => {
    void form.handleSubmit(() => {
      if (!faults.focusFirst() && !options.fault?.(typed())) return attempt(texts.failed, () => save(stays));
    })();
  };
  const maySaveItself = dirty && base !== null && isSettled && !failure;
  useAutosave(maySaveItself, options.autosaveMs, form.watch, () => {
    // The form is filled anew only after a save has come to its end.
    if (isChanged()) submit(true);
  });

  return {
    fields,
    form: form as unknown as UseFormReturn,
    faults,
    base,
    changed: Object.keys(dirtyFields),
    dirty,
    inAddress,
    tries: submitCount,
    fault: submitCount > 0 ? options.fault?.(typed()) : undefined,
    busy,
    failure,
    conflicts,
    submit: () => submit(),
    resolve: (choices) => {
      if (base) void attempt(texts.failed, () => resolve(base, choices));
    },
    forgetConflicts,
    attempt,
    close,
  };
}
