import { decimalText } from '@keikka/domain';
import type { Field, Fields, ValuesOf } from './field.js';

type Row = Readonly<Record<string, unknown>>;

/**
 * A value in the one form in which it is stored, compared and printed: equal amounts are equal texts, instants are ISO
 * texts, and null stands for 0 where an id may be missing.
 */
export function canonical(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'decimal':
      return decimalText(value as string, field.prints);
    case 'instant':
      return new Date(value as string | Date).toISOString();
    case 'reference':
      return field.nullable && value === 0 ? null : value;
    case 'text':
      return field.required ? (value as string).trim() : value;
    case 'lines':
      return (value as Row[]).map((line) => ({ ...idOf(field.id, line), ...stateOf(field.fields, line) }));
    default:
      return value;
  }
}

const idOf = (id: string | undefined, line: Row): Row =>
  id === undefined || line[id] === undefined ? {} : { [id]: line[id] };

/**
 * The declared fields of a row, each in its canonical form: the fields that the history records and a save may change.
 */
export function stateOf<F extends Fields>(of: F, row: object): ValuesOf<F> {
  return Object.fromEntries(
    Object.entries(of).map(([name, field]) => [name, canonical(field, (row as Row)[name])]),
  ) as ValuesOf<F>;
}

/** The fields of a save, each in its canonical form. An absent field stays as it is. */
export function broughtBy<F extends Fields>(of: F, save: object): Partial<ValuesOf<F>> {
  const brought = Object.entries(of).filter(([name]) => (save as Row)[name] !== undefined);
  return stateOf(Object.fromEntries(brought), save);
}

/** A new record before the first save is applied. A field without a blank value is absent. */
export function blankOf<F extends Fields>(of: F): Partial<ValuesOf<F>> {
  const known = Object.entries(of).filter(([, field]) => field.blank !== undefined);
  return Object.fromEntries(known.map(([name, field]) => [name, field.blank])) as Partial<ValuesOf<F>>;
}
