import { mergeVersions, sameValue, type Merge } from '@keikka/contracts';
import { stateOf, type Fields, type ValuesOf } from '@keikka/contracts/fields';
import { useEffect, useState } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { formOf, keptTexts, valuesOf, type FormValues } from './form-values.js';

interface VersionOptions<T, F extends Fields> {
  fields: F;
  record: T | null;
  form: UseFormReturn<FormValues<F>>;
  begin: (record: T | null) => FormValues<F>;
}

/** The version of a form. */
export interface Version<T, F extends Fields> {
  /** The record that a save is compared with. */
  base: T | null;
  typed: () => ValuesOf<F>;
  stateIn: (version: T | null) => ValuesOf<F>;
  /** Whether the typed values differ in meaning from the base. */
  isChanged: () => boolean;
  /** Merges `mine`, which is based on `upon`, with another version. */
  mergedInto: (version: T, upon: T | null, mine: ValuesOf<F>) => Merge<ValuesOf<F>>;
  /** Takes another version as the base, with `values` in the form. */
  rebase: (version: T, values: ValuesOf<F>) => void;
  /** Merges a newer version while no typed value contradicts it; a contradiction is asked about on saving. */
  takeNewer: (version: T | null) => void;
}

export function useVersion<T extends { varmenne: number }, F extends Fields>({
  fields,
  record,
  form,
  begin,
}: VersionOptions<T, F>): Version<T, F> {
  const [base, setBase] = useState(record);
  /** The values applied when the base changes, and the typed ones they were made from. */
  const [laid, setLaid] = useState<Record<'values' | 'typedThen', ValuesOf<F>> | null>(null);
  useEffect(() => {
    if (!laid) return;
    const kept = keptTexts(fields, form.getValues(), laid);
    form.reset(begin(base));
    for (const [field, value] of Object.entries({ ...formOf(fields, laid.values), ...kept })) {
      const path = field as Path<FormValues<F>>;
      form.setValue(path, value as PathValue<FormValues<F>, typeof path>, { shouldDirty: true });
    }
    // Once for each new base.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [laid]);

  const stateIn = (version: T | null): ValuesOf<F> => stateOf(fields, valuesOf(fields, begin(version)));
  const typed = (): ValuesOf<F> => stateOf(fields, valuesOf<F>(fields, form.getValues()));
  const isChanged = (): boolean => !sameValue(typed(), stateIn(base));
  const mergedInto = (version: T, upon: T | null, mine: ValuesOf<F>): Merge<ValuesOf<F>> =>
    mergeVersions(fields, { base: stateIn(upon), mine, theirs: stateIn(version) });
  function rebase(version: T, values: ValuesOf<F>): void {
    setBase(version);
    setLaid({ values, typedThen: typed() });
  }
  function takeNewer(version: T | null): void {
    if (!version || !base || version.varmenne <= base.varmenne) return;
    const merge = mergedInto(version, base, typed());
    if (merge.conflicts.length === 0) rebase(version, merge.merged);
  }
  return { base, typed, stateIn, isChanged, mergedInto, rebase, takeNewer };
}
