import type { Fields } from '@keikka/contracts/fields';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { formOf, type FormValues } from './form-values.js';

/** The blanks of what belongs to a thing, as a contact to its customer, after another thing was picked in its place. */
export function blanksOfPicks<F extends Fields>(
  fields: F,
  values: FormValues<F>,
  before: FormValues<F>,
): Partial<FormValues<F>> {
  const differs = (name: keyof F): boolean => values[name] !== before[name];
  const blank = formOf(fields, {});
  const left = Object.entries(fields).filter(
    ([name, { belongsTo }]) =>
      belongsTo !== undefined && belongsTo in fields && differs(belongsTo) && !differs(name),
  );
  return Object.fromEntries(left.map(([name]) => [name, blank[name]])) as Partial<FormValues<F>>;
}

/** Sets a reference as if its user had picked the thing, as one that was made on the spot. */
export function pick<F extends Fields>(
  { fields, form }: { fields: F; form: UseFormReturn<FormValues<F>> },
  name: Path<FormValues<F>>,
  id: number,
): void {
  const set = (path: Path<FormValues<F>>, value: unknown): void =>
    form.setValue(path, value as PathValue<FormValues<F>, typeof path>, { shouldDirty: true });
  const before = { ...form.getValues() };
  set(name, id);
  for (const [left, blank] of Object.entries(blanksOfPicks(fields, form.getValues(), before)))
    set(left as Path<FormValues<F>>, blank);
}
