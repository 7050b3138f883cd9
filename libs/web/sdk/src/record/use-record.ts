import {
  mergeVersions,
  sameValue,
  withChoices,
  type ConflictChoices,
  type FieldConflict,
  type Merge,
} from '@keikka/contracts';
import { stateOf, type Fields, type ValuesOf } from '@keikka/contracts/fields';
import { useFormFaults, type Failure, type FormFaults } from '@keikka/ui';
import { useEffect, useState } from 'react';
import { useForm, type DefaultValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { ApiError, errorText } from '../http/api-error.js';
import { useLeaveGuard } from '../navigation/use-leave-guard.js';
import { useNotify } from '../notify/use-notify.js';
import { formOf, keptTexts, valuesOf, type FormValues } from './form-values.js';
import { SavedInPart } from './saved-in-part.js';
import { useAutosave } from './use-autosave.js';
import { useIsShown } from './use-is-shown.js';

export interface RecordOptions<T extends { varmenne: number }, F extends Fields> {
  /** What the form holds: the record's declared fields, and others of the form's own. */
  fields: F;
  /** The record as it is known now: a newer version that arrives is merged into the form. null makes a new one. */
  record: T | null;
  /** Where the form begins; without it, at the record's own fields. */
  formOf?: (record: T | null) => FormValues<F>;
  /** What is wrong with the values together, in words; nothing is saved while something is. */
  fault?: (values: ValuesOf<F>) => string | undefined;
  /** Sends the values upon the version they were made of. @throws SavedInPart when only a part of them was saved. */
  save: (values: ValuesOf<F>, base: T | null) => Promise<T>;
  /** The record as the server has it now; null when it is gone. */
  read: (base: T) => Promise<T | null>;
  /** `before` is the record without what was changed here. */
  onSaved?: (saved: T, before: T | null) => void;
  onClose: () => void;
  texts: { saved?: string; failed: string; gone: string };
  /** The window closes by leaving its address: that asks before something is lost, and the window need not. */
  inAddress?: boolean;
  /** Saves by itself when nothing has been typed for so long. */
  autosaveMs?: number;
}

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
  const { fields, record, read, onSaved, onClose, texts } = options;
  const begin = options.formOf ?? ((of) => formOf(fields, of ?? {}));
  const notify = useNotify();
  /** The version the form was filled from: what a save is compared with. */
  const [base, setBase] = useState(record);
  /** What was typed, laid over the base when that changed. */
  const [laid, setLaid] = useState<ValuesOf<F> | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [conflicts, setConflicts] = useState<readonly FieldConflict[] | null>(null);
  const form = useForm<FormValues<F>>({
    defaultValues: begin(record) as DefaultValues<FormValues<F>>,
    mode: 'onTouched',
  });
  const faults = useFormFaults();
  // Read while drawing: react-hook-form keeps what is read up to date.
  const { isDirty, dirtyFields, submitCount } = form.formState;
  const dirty = isDirty || faults.any;
  const release = useLeaveGuard(dirty);
  const isShown = useIsShown();

  const stateIn = (version: T | null): ValuesOf<F> => stateOf(fields, valuesOf(fields, begin(version)));
  const typed = (): ValuesOf<F> => stateOf(fields, valuesOf<F>(fields, form.getValues()));

  /** Takes a newer version as the base, with `values` in the form. */
  function rebase(version: T, values: ValuesOf<F>): void {
    setBase(version);
    setLaid(values);
  }
  useEffect(() => {
    if (!laid) return;
    const kept = keptTexts(fields, form.getValues(), laid);
    form.reset(begin(base));
    for (const [field, value] of Object.entries({ ...formOf(fields, laid), ...kept })) {
      const path = field as Path<FormValues<F>>;
      form.setValue(path, value as PathValue<FormValues<F>, typeof path>, { shouldDirty: true });
    }
    // Once for each version that is taken as the base.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [laid]);

  const mergedInto = (version: T, upon: T | null, mine: ValuesOf<F>): Merge<ValuesOf<F>> =>
    mergeVersions(fields, { base: stateIn(upon), mine, theirs: stateIn(version) });

  // A newer version is taken in as long as nothing typed here contradicts it; what does is asked about on saving.
  if (record && base && record.varmenne > base.varmenne && !busy && !conflicts) {
    const merge = mergedInto(record, base, typed());
    if (merge.conflicts.length === 0) rebase(record, merge.merged);
  }

  /** In the window; whoever has left it meanwhile hears it all the same. */
  function tell(text: string, error: unknown): void {
    if (isShown()) setFailure({ text, detail: errorText(error) });
    else notify.error(text, error);
  }

  /** One thing at a time, and how it ended is told. */
  async function attempt(failed: string, work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const found = conflictsOf(error);
      if (found && isShown()) setConflicts(found);
      else if (error instanceof SavedInPart) {
        rebase(error.record as T, typed());
        tell(error.message, error.cause);
      } else tell(failed, error);
    } finally {
      setBusy(false);
    }
  }

  async function save(values: ValuesOf<F>, upon: T | null, stays: boolean): Promise<void> {
    const saved = await options.save(given(fields, values), upon);
    onSaved?.(saved, upon && withoutChanges(fields, saved, upon, values, stateIn(upon)));
    if (stays) {
      rebase(saved, mergeVersions(fields, { base: values, mine: typed(), theirs: stateIn(saved) }).merged);
      return;
    }
    if (texts.saved) notify.success(texts.saved);
    // Another record may be open by now, or none.
    if (!isShown()) return;
    release();
    onClose();
  }

  async function resolve(edited: T, choices: ConflictChoices): Promise<void> {
    const now = await read(edited);
    setConflicts(null);
    if (!now) {
      setFailure({ text: texts.failed, detail: texts.gone });
      return;
    }
    const merge = mergedInto(now, edited, typed());
    if (merge.conflicts.some(({ field }) => !choices[field])) {
      // More of the same has been changed meanwhile: the question goes on, with what is chosen already.
      setConflicts(merge.conflicts);
      return;
    }
    const chosen = withChoices(fields, merge, choices);
    rebase(now, chosen);
    await save(chosen, now, false);
  }

  const submit = (stays = false): void => {
    void form.handleSubmit(() => {
      if (!faults.focusFirst() && !options.fault?.(typed()))
        return attempt(texts.failed, () => save(typed(), base, stays));
    })();
  };
  useAutosave(dirty && base !== null && !busy && !conflicts && !failure, options.autosaveMs, form.watch, () =>
    submit(true),
  );

  return {
    fields,
    form: form as unknown as UseFormReturn,
    faults,
    base,
    changed: Object.keys(dirtyFields),
    dirty,
    inAddress: options.inAddress ?? false,
    tries: submitCount,
    fault: submitCount > 0 ? options.fault?.(typed()) : undefined,
    busy,
    failure,
    conflicts,
    submit: () => submit(),
    resolve: (choices: ConflictChoices): void => {
      if (base) void attempt(texts.failed, () => resolve(base, choices));
    },
    forgetConflicts: () => setConflicts(null),
    attempt,
    close: () => {
      release();
      onClose();
    },
  };
}

/** The fields of a save that was refused because somebody else changed them too, or none. */
export function conflictsOf(error: unknown): FieldConflict[] | null {
  if (!(error instanceof ApiError) || error.errorCode !== 'SAVE.CONFLICT') return null;
  return (error.errorDetails as { conflicts: FieldConflict[] }).conflicts;
}

/** The values without those that were not given and may not be none: they stay as they are, or are the server's to give. */
function given<F extends Fields>(of: F, values: ValuesOf<F>): ValuesOf<F> {
  const entries = Object.entries(values).filter(([name, value]) => value !== null || of[name]?.nullable);
  return Object.fromEntries(entries) as ValuesOf<F>;
}

/** What was saved, but for what was changed here: what others changed meanwhile stays. */
function withoutChanges<T extends object>(
  fields: Fields,
  saved: T,
  base: T,
  values: object,
  before: object,
): T {
  const [mine, old] = [values, before] as Readonly<Record<string, unknown>>[];
  const changed = Object.keys(fields).filter((name) => name in base && !sameValue(mine?.[name], old?.[name]));
  return { ...saved, ...Object.fromEntries(changed.map((name) => [name, base[name as keyof T]])) };
}
