import { decimalText } from '@keikka/domain';
import type { Field, Fields, ValuesOf } from './field.js';

type Row = Readonly<Record<string, unknown>>;

const AMOUNT = /^-?\d+(\.\d+)?$/;

/**
 * A value in the one form in which it is stored, compared and printed: equal amounts are equal texts, instants are ISO
 * texts, and null stands for 0 where an id may be missing and for an empty instant. What is no amount, as it is typed,
 * stays as it is.
 */
export function canonical(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'decimal':
      return AMOUNT.test(value as string) ? decimalText(value as string, field.prints) : value;
    case 'instant':
      return value === '' ? null : new Date(value as string | Date).toISOString();
    case 'reference':
      return field.nullable && value === 0 ? null : value;
    case 'text':
      return field.required ? (value as string).trim() : value;
    case 'number':
      return typeof value === 'number' ? Number(value.toFixed(field.scale)) : value;
    case 'ids':
      return [...new Set(value as number[])];
    case 'record':
      return stateOf(field.fields, value as Row);
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
export function stateOf<F extends Fields>(declared: F, row: object): ValuesOf<F> {
  return Object.fromEntries(
    Object.entries(declared).map(([name, field]) => [name, canonical(field, (row as Row)[name])]),
  ) as ValuesOf<F>;
}

/** The fields of a save, each in its canonical form. An absent field stays as it is. */
export function savedFields<F extends Fields>(declared: F, save: object): Partial<ValuesOf<F>> {
  const brought = Object.entries(declared).filter(([name]) => (save as Row)[name] !== undefined);
  return stateOf(Object.fromEntries(brought), save);
}

/**
 * The state after a save: the fields that the save brings, laid over the state. In a list of lines the same holds for each
 * line that the state has, by its id; a new line is blank where the save says nothing.
 */
export function withSave<F extends Fields>(declared: F, state: ValuesOf<F>, save: object): ValuesOf<F> {
  return stateOf(declared, withFields(declared, state as Row, save as Row));
}

function withFields(declared: Fields, row: Row, save: Row): Row {
  const saved = Object.entries(declared).filter(([name]) => save[name] !== undefined);
  const values = saved.map(([name, field]): [string, unknown] => [
    name,
    field.kind === 'lines' && save[name] !== null
      ? savedLines(field, row[name] as Row[] | null, save[name] as Row[])
      : save[name],
  ]);
  return { ...row, ...Object.fromEntries(values) };
}

function savedLines(
  { id, fields }: Field & { kind: 'lines' },
  stored: readonly Row[] | null,
  lines: readonly Row[],
): Row[] {
  const isSame = (one: Row, other: Row): boolean =>
    id !== undefined && typeof one[id] === 'number' && one[id] === other[id];
  return lines.map((line) => {
    const known = stored?.find((one) => isSame(one, line)) ?? blankOf(fields);
    return { ...idOf(id, line), ...withFields(fields, known, line) };
  });
}

/** A new record before the first save is applied. A field without a blank value is absent. */
export function blankOf<F extends Fields>(declared: F): Partial<ValuesOf<F>> {
  const known = Object.entries(declared).filter(([, field]) => field.blank !== undefined);
  return Object.fromEntries(known.map(([name, field]) => [name, field.blank])) as Partial<ValuesOf<F>>;
}
