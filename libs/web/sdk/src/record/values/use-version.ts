import { mergedWithMine, mergeVersions, sameValue, withValueAt, type Merge } from '@keikka/contracts';
import { stateOf, type Fields, type ValuesOf } from '@keikka/contracts/fields';
import { useEffect, useState } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { formKeeping, valuesOf, type FormValues } from './form-values.js';

interface VersionOptions<T, F extends Fields> {
  fields: F;
  record: T | null;
  form: UseFormReturn<FormValues<F>>;
  begin: (record: T | null) => FormValues<F>;
}

type Known = <State extends object>(state: State) => State;

/** What is put into the form when its base changes. */
interface Laid<F extends Fields> {
  values: ValuesOf<F>;
  /** The typed values that `values` were made from. */
  typedThen: ValuesOf<F>;
  known: Known;
}

/** The version of a form. */
export interface Version<T, F extends Fields> {
  /**
   * The record that a save is compared with. It has the token of the version that the form began with as long as a typed
   * value contradicts a newer one.
   */
  base: T | null;
  typed: () => ValuesOf<F>;
  stateIn: (version: T | null) => ValuesOf<F>;
  /** Whether the typed values differ in meaning from the base. */
  isChanged: () => boolean;
  /** Merges `mine`, which is based on `upon`, with another version. */
  mergedInto: (version: T, upon: T | null, mine: ValuesOf<F>) => Merge<ValuesOf<F>>;
  /** Takes another version as the base, with `values` in the form. `known` names lines that have new ids in them. */
  rebase: (version: T, values: ValuesOf<F>, known?: Known) => void;
  /** Merges a newer version. A typed value that contradicts it stays upon the old one, and is asked about on saving. */
  takeNewer: (version: T | null) => void;
  /** Keeps the typed values without a base, so that they become a new record: the record itself is gone. */
  detach: () => void;
}

export function useVersion<T extends { varmenne: number }, F extends Fields>({
  fields,
  record,
  form,
  begin,
}: VersionOptions<T, F>): Version<T, F> {
  const [base, setBase] = useState(record);
  const [laid, setLaid] = useState<Laid<F> | null>(null);
  /** The token of the newest version in the form. */
  const [taken, setTaken] = useState(record?.varmenne ?? 0);
  useEffect(() => {
    if (!laid) return;
    const { values, typedThen, known } = laid;
    const shown = known(form.getValues());
    // What was typed since stays.
    const mine = stateOf(fields, valuesOf<F>(fields, shown));
    const merged = mergedWithMine(fields, { base: typedThen, mine, theirs: values });
    form.reset(begin(base));
    for (const [field, value] of Object.entries(formKeeping(fields, merged, shown))) {
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
  function lay(version: T, values: ValuesOf<F>, known: Known = (state) => state): void {
    setBase(version);
    setLaid({ values, typedThen: known(typed()), known });
  }
  function rebase(version: T, values: ValuesOf<F>, known?: Known): void {
    setTaken(version.varmenne);
    lay(version, values, known);
  }
  function takeNewer(version: T | null): void {
    if (!version || !base || version.varmenne <= taken) return;
    const { merged, conflicts } = mergedInto(version, base, typed());
    const varmenne = conflicts.length > 0 ? base.varmenne : version.varmenne;
    const contested = <State extends object>(state: State, side: 'base' | 'mine'): State =>
      conflicts.reduce(
        (row, { field, [side]: value }) => withValueAt(fields, row, field.split('/'), value),
        state,
      );
    setTaken(version.varmenne);
    lay(contested({ ...version, varmenne }, 'base'), contested(merged, 'mine'));
  }
  const detach = (): void => setBase(null);
  return { base, typed, stateIn, isChanged, mergedInto, rebase, takeNewer, detach };
}
