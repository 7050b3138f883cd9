import type { FieldConflict, Tuote } from '@keikka/contracts';
import { errorText, useLeaveGuard, useNotify } from '@keikka/sdk';
import { useFormFaults, type ConflictChoices, type Failure } from '@keikka/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useReadTuote } from '../api/read-tuote.js';
import { useSaveTuote } from '../api/save-tuote.js';
import { conflictsOf } from '../model/conflict-rows.js';
import { mergeForms } from '../model/merge-forms.js';
import { formOf, keyChanges, saveOf, type TuoteForm } from '../model/tuote-form.js';
import { texts } from '../texts.js';

/** One product being edited: its form, its save, and what to do when somebody else saved first. */
export function useTuoteEditing(tuote: Tuote | null, close: () => void) {
  const notify = useNotify();
  const { mutateAsync: saveTuote } = useSaveTuote();
  const readTuote = useReadTuote();
  /** The version the form was filled from: what a save is compared with. */
  const [base, setBase] = useState(tuote);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [conflicts, setConflicts] = useState<readonly FieldConflict[] | null>(null);
  const form = useForm<TuoteForm>({ defaultValues: formOf(tuote), mode: 'onTouched' });
  const faults = useFormFaults();
  const dirty = form.formState.isDirty || faults.any;
  const release = useLeaveGuard(dirty);
  const isShown = useIsShown();

  /** Takes a newer version as the base, with `values` in the form. */
  function rebase(version: Tuote, values: TuoteForm): void {
    setBase(version);
    form.reset(formOf(version));
    for (const [field, value] of Object.entries(values)) {
      form.setValue(field as keyof TuoteForm, value as never, { shouldDirty: true });
    }
  }

  /** In the window; whoever has left it meanwhile hears it all the same. */
  function tell(text: string, error: unknown): void {
    if (isShown()) setFailure({ text, detail: errorText(error) });
    else notify.error(text, error);
  }

  async function save(values: TuoteForm, upon: Tuote | null): Promise<void> {
    const saved = await saveTuote({ save: saveOf(values, upon), keys: keyChanges(values, upon) });
    if (saved.keyError !== undefined) {
      rebase(saved.tuote, values);
      tell(texts.keysFailed, saved.keyError);
      return;
    }
    notify.success(texts.saved);
    // The address names another product by now, or none.
    if (!isShown()) return;
    release();
    close();
  }

  /** Saves, or reads and then saves: one at a time, and how it ended is told. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    setSaving(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const found = conflictsOf(error);
      if (found && isShown()) setConflicts(found);
      else tell(texts.saveFailed, error);
    } finally {
      setSaving(false);
    }
  }

  async function resolve(edited: Tuote, choices: ConflictChoices): Promise<void> {
    const theirs = new Set(Object.keys(choices).filter((field) => choices[field] === 'theirs'));
    const now = await readTuote(edited.tuoteId);
    const merged = mergeForms(form.getValues(), formOf(edited), formOf(now), theirs);
    setConflicts(null);
    rebase(now, merged);
    await save(merged, now);
  }

  return {
    form,
    faults,
    dirty,
    base,
    saving,
    failure,
    conflicts,
    /** Lets the window be left without a question. */
    release,
    submit: form.handleSubmit((values) =>
      faults.focusFirst() ? undefined : attempt(() => save(values, base)),
    ),
    resolve: (choices: ConflictChoices) => base && attempt(() => resolve(base, choices)),
    forgetConflicts: () => setConflicts(null),
  };
}

/** Whether the component is still there when something that took its time comes to its end. */
function useIsShown(): () => boolean {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current;
}
