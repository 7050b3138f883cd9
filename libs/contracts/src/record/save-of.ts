import type { Fields, ValuesOf } from '../fields/field.js';
import { isLines, sameValue, type LinesField, type Row } from './row.js';

/**
 * A save that brings only the values of a state that differ from its base ({} for a new record), the inverse of
 * `withSave`. A field that the saver may not see stays as it is stored. A line that the base has brings its id and what
 * differs; a new line has no id. A missing value that may not be null is left out.
 */
export function saveOf<F extends Fields>(
  declared: F,
  base: object,
  state: ValuesOf<F>,
): Partial<ValuesOf<F>> {
  return differing(declared, base as Row, state) as Partial<ValuesOf<F>>;
}

function differing(declared: Fields, base: Row, state: Row): Row {
  const changed = Object.entries(declared).filter(
    ([name, { nullable }]) =>
      !sameValue(state[name], base[name]) && (nullable || (state[name] ?? null) !== null),
  );
  const values = changed.map(([name, field]): [string, unknown] => [
    name,
    isLines(field) ? savedLines(field, base[name], state[name]) : state[name],
  ]);
  return Object.fromEntries(values);
}

function savedLines({ id, fields }: LinesField, base: unknown, state: unknown): Row[] | null {
  const known = new Map(((base ?? []) as Row[]).map((line) => [line[id], line]));
  return (
    (state as readonly Row[] | null)?.map((line) => {
      const old = known.get(line[id]);
      if (old) return { [id]: line[id], ...differing(fields, old, line) };
      const { [id]: _temporary, ...made } = differing(fields, {}, line);
      return made;
    }) ?? null
  );
}
