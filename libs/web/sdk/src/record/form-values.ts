import { sameValue } from '@keikka/contracts';
import {
  faultInWords,
  faultOf,
  stateOf,
  type Field,
  type Fields,
  type ValueOf,
  type ValuesOf,
} from '@keikka/contracts/fields';
import { apiDecimal, fieldDecimal } from '@keikka/ui';

type Row = Readonly<Record<string, unknown>>;

/** A record as its form holds it: numbers as they are typed, with a comma; everything else as it travels. */
export type FormValues<F> = {
  [K in keyof F]: F[K] extends { kind: 'whole' } ? string : ValueOf<F[K]>;
};

/** The form of a record. What the record lacks is as in a new one. */
export function formOf<F extends Fields>(of: F, record: object): FormValues<F> {
  const values = Object.entries(of).map(([name, field]) => [
    name,
    formValue(field, (record as Row)[name] ?? field.blank),
  ]);
  return Object.fromEntries(values) as FormValues<F>;
}

function formValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'decimal':
    case 'whole':
      return value === null || value === undefined ? '' : fieldDecimal(`${value as string | number}`);
    case 'text':
    case 'formula':
      // With the line ends a browser gives back: with others a field would count as changed after typing and undoing.
      return ((value ?? '') as string).replace(/\r\n?/g, '\n');
    default:
      return value ?? null;
  }
}

/** What a form's values are for the API; a number that is not given is absent where it may not be none. */
export function valuesOf<F extends Fields>(of: F, form: FormValues<F>): ValuesOf<F> {
  const values = Object.entries(of).map(([name, field]) => [name, apiValue(field, form[name as keyof F])]);
  return Object.fromEntries(values) as ValuesOf<F>;
}

export function apiValue(field: Field, value: unknown): unknown {
  if (field.kind !== 'decimal' && field.kind !== 'whole') return value;
  const decimal = apiDecimal(value as string);
  if (decimal === null) return field.nullable ? null : undefined;
  return field.kind === 'whole' ? Number(decimal) : decimal;
}

/** What is wrong with a typed value, in words; undefined when nothing is. */
export function typedFault(field: Field, typed: unknown): string | undefined {
  const fault = faultOf(field, apiValue(field, typed));
  return fault && faultInWords(field, fault);
}

/**
 * Of what is typed, that which stays to the letter when `values` take its place, '7' and not '7,00': it means the same, or
 * was typed after `typedThen`, of which they were made.
 */
export function keptTexts<F extends Fields>(
  of: F,
  form: FormValues<F>,
  { values, typedThen }: { values: ValuesOf<F>; typedThen: ValuesOf<F> },
): Partial<FormValues<F>> {
  const typed = stateOf(of, valuesOf(of, form)) as Row;
  const kept = Object.keys(of).filter(
    (name) =>
      sameValue(typed[name], (values as Row)[name]) || !sameValue(typed[name], (typedThen as Row)[name]),
  );
  return Object.fromEntries(kept.map((name) => [name, form[name as keyof F]])) as Partial<FormValues<F>>;
}
