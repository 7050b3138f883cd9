import type { FieldConflict, Tuote } from '@keikka/contracts';
import { useNotify } from '@keikka/sdk';
import type { ConflictChoices } from '@keikka/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useReadTuote } from '../api/read-tuote.js';
import { useSaveTuote } from '../api/save-tuote.js';
import { conflictsOf } from '../model/conflict-rows.js';
import { mergeForms } from '../model/merge-forms.js';
import { formOf, keyChanges, saveOf, type TuoteForm } from '../model/tuote-form.js';
import { texts } from '../texts.js';

/** One product being edited: its form, its save, and what to do when somebody else saved first. */
export function useTuoteEditing(tuote: Tuote | null, onSaved: () => void) {
  const notify = useNotify();
  const saveTuote = useSaveTuote();
  const readTuote = useReadTuote();
  /** The version the form was filled from: what a save is compared with. */
  const [base, setBase] = useState(tuote);
  const [conflicts, setConflicts] = useState<readonly FieldConflict[] | null>(null);
  const form = useForm<TuoteForm>({ defaultValues: formOf(tuote), mode: 'onTouched' });

  /** Takes a newer version as the base, with `values` in the form. */
  function rebase(version: Tuote, values: TuoteForm): void {
    setBase(version);
    form.reset(formOf(version));
    for (const [field, value] of Object.entries(values)) {
      form.setValue(field as keyof TuoteForm, value as never, { shouldDirty: true });
    }
  }

  async function save(values: TuoteForm, upon: Tuote | null): Promise<void> {
    try {
      const saved = await saveTuote.mutateAsync({
        save: saveOf(values, upon),
        keys: keyChanges(values, upon),
      });
      if (saved.keyError === undefined) {
        notify.success(texts.saved);
        onSaved();
        return;
      }
      rebase(saved.tuote, values);
      notify.error(texts.keysFailed, saved.keyError);
    } catch (error) {
      const found = conflictsOf(error);
      if (found) setConflicts(found);
      else notify.error(texts.saveFailed, error);
    }
  }

  async function resolve(choices: ConflictChoices): Promise<void> {
    if (!base) return;
    const theirs = new Set(Object.keys(choices).filter((field) => choices[field] === 'theirs'));
    try {
      const now = await readTuote(base.tuoteId);
      const merged = mergeForms(form.getValues(), formOf(base), formOf(now), theirs);
      setConflicts(null);
      rebase(now, merged);
      await save(merged, now);
    } catch (error) {
      notify.error(texts.saveFailed, error);
    }
  }

  return {
    form,
    base,
    saving: saveTuote.isPending,
    conflicts,
    submit: form.handleSubmit((values) => save(values, base)),
    resolve,
    forgetConflicts: () => setConflicts(null),
  };
}
