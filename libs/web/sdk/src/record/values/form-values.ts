import { isLines, sameValue, type Row } from '@keikka/contracts';
import {
  canonical,
  faultInWords,
  faultOf,
  numberForm,
  type Field,
  type Fields,
  type ValueOf,
  type ValuesOf,
} from '@keikka/contracts/fields';
import { parseNumberField, withoutUnseen } from '@keikka/domain';
import { fieldDecimal } from '@keikka/ui/forms';

/** A record as its form holds it: numbers as typed, with a comma; everything else as it travels. */
export type FormValues<F> = {
  [K in keyof F]: F[K] extends { kind: 'whole' } ? string : ValueOf<F[K]>;
};

/** The form of a record. Fields that the record lacks are as in a new one. */
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
    case 'number':
      return value === null || value === undefined ? '' : fieldDecimal(`${value as string | number}`);
    case 'text':
    case 'formula':
      // With the line ends that a browser returns; with others a field would count as changed after typing
      // and undoing.
      return ((value ?? '') as string).replace(/\r\n?/g, '\n');
    case 'lines':
      return (value as readonly Row[] | null)?.map((line) => formOf(field.fields, line)) ?? null;
    default:
      return value ?? null;
  }
}

/** The form's values for the API. A missing number is absent where it may not be null. */
export function valuesOf<F extends Fields>(of: F, form: FormValues<F>): ValuesOf<F> {
  const values = Object.entries(of).map(([name, field]) => [name, apiValue(field, form[name as keyof F])]);
  return Object.fromEntries(values) as ValuesOf<F>;
}

export function apiValue(field: Field, value: unknown): unknown {
  if (field.kind === 'lines')
    return (
      (value as readonly FormValues<Fields>[] | null)?.map((line) => valuesOf(field.fields, line)) ?? null
    );
  if (field.kind !== 'decimal' && field.kind !== 'whole' && field.kind !== 'number') return value;
  const typed = value as string;
  if (withoutUnseen(typed).trim() === '') return field.nullable ? null : undefined;
  const number = parseNumberField(typed, numberForm(field));
  // A text that is no number stays as typed, which is the fault of its field.
  if (number === undefined) return typed;
  return field.kind === 'decimal' ? number : Number(number);
}

/** The fault of a typed value in words; undefined when there is none. */
export function typedFault(field: Field, typed: unknown): string | undefined {
  const fault = faultOf(field, apiValue(field, typed));
  return fault && faultInWords(field, fault);
}

/** The form of `values`, in which typed texts of the same meaning stay ('7' and not '7,00'). */
export function formKeeping<F extends Fields>(of: F, values: object, typed: object): FormValues<F> {
  const kept = Object.entries(of).map(([name, field]) => [
    name,
    keptValue(field, (values as Row)[name], (typed as Row)[name]),
  ]);
  return Object.fromEntries(kept) as FormValues<F>;
}

function keptValue(field: Field, value: unknown, typed: unknown): unknown {
  if (sameValue(canonical(field, apiValue(field, typed)), value)) return typed;
  if (!isLines(field)) return formValue(field, value ?? field.blank);
  return (value as readonly Row[]).map((line) => {
    const known = (typed as readonly Row[]).find((one) => one[field.id] === line[field.id]);
    return known ? formKeeping(field.fields, line, known) : formOf(field.fields, line);
  });
}
