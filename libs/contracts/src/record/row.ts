import type { Field, Fields } from '../fields/field.js';

export type Row = Readonly<Record<string, unknown>>;

/** Whether two values are equal by their JSON form. Absent and null are equal. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** A list whose lines have an id. */
export type LinesField = Field & { kind: 'lines'; id: string };

export const isLines = (field: Field | undefined): field is LinesField =>
  field?.kind === 'lines' && field.id !== undefined;

/** A change of one value and its path: 'hinta', 'betonit/17/m3', or 'betonit/17' for an added or removed line. */
interface ValueChange {
  path: string;
  old: unknown;
  new: unknown;
}

/**
 * The differences between two states of a record, field by field and line by line. The order of lines does not count.
 */
export function changesBetween(declared: Fields, before: Row, after: Row, at = ''): ValueChange[] {
  return Object.entries(declared).flatMap(([name, field]) => {
    const [old, now] = [before[name] ?? null, after[name] ?? null];
    if (isLines(field)) return lineChanges(field, old, now, at + name);
    return sameValue(old, now) ? [] : [{ path: at + name, old, new: now }];
  });
}

function lineChanges(field: LinesField, before: unknown, after: unknown, at: string): ValueChange[] {
  const [old, now] = [before, after].map((rows) => byId(field.id, (rows ?? []) as readonly Row[]));
  const ids = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...ids].flatMap((id) => {
    const [was, is] = [old?.get(id), now?.get(id)];
    const path = `${at}/${String(id)}`;
    if (was && is) return changesBetween(field.fields, was, is, `${path}/`);
    return [{ path, old: was ?? null, new: is ?? null }];
  });
}

const byId = (id: string, rows: readonly Row[]): Map<unknown, Row> =>
  new Map(rows.map((row) => [row[id], row]));

/** The value at a path as `changesBetween` writes it; undefined where there is none. */
export function valueAt(
  declared: Fields,
  row: object,
  [name = '', lineId, ...rest]: readonly string[],
): unknown {
  const field = declared[name];
  const value = (row as Row)[name];
  if (lineId === undefined || !isLines(field)) return value;
  const line = (value as readonly Row[] | null)?.find((one) => String(one[field.id]) === lineId);
  return line && rest.length > 0 ? valueAt(field.fields, line, rest) : line;
}

/** The row with another value at a path. */
export function withValueAt<T extends object>(
  declared: Fields,
  row: T,
  [name = '', lineId, ...rest]: readonly string[],
  value: unknown,
): T {
  const field = declared[name];
  if (lineId === undefined || !isLines(field)) return { ...row, [name]: value };
  const lines = (row as Row)[name] as readonly Row[];
  const isIt = (line: Row): boolean => String(line[field.id]) === lineId;
  const found = lines.some(isIt);
  const changed = lines.flatMap((line) => {
    if (!isIt(line)) return line;
    if (rest.length > 0) return withValueAt(field.fields, line, rest, value);
    return value === null ? [] : value;
  });
  return { ...row, [name]: found || value === null || rest.length > 0 ? changed : [...lines, value as Row] };
}

/**
 * The names that a condition holds for, with those that are picked together with them: a picked thing and the fields that
 * belong to it. In the order of their declaration.
 */
export function pickedTogether(declared: Fields, isNamed: (name: string) => boolean): string[] {
  const picks = new Set(
    Object.keys(declared)
      .filter(isNamed)
      .map((name) => declared[name]?.belongsTo ?? name),
  );
  return Object.entries(declared)
    .filter(([name, { belongsTo }]) => picks.has(name) || (belongsTo !== undefined && picks.has(belongsTo)))
    .map(([name]) => name);
}

/** The fields that belong to what a patch picks, and that the patch does not fill: what they say is of the thing before. */
export function leftBehind(declared: Fields, patch: object): Row {
  const left = Object.entries(declared).filter(
    ([name, { belongsTo }]) => belongsTo !== undefined && belongsTo in patch && !(name in patch),
  );
  return Object.fromEntries(left.map(([name, { blank }]) => [name, blank]));
}

/**
 * A patch without the blanks of what belongs to a thing that it picks: a form leaves those empty, and the picked thing may
 * bring values of its own.
 */
export function withoutBlanksOfPicks<P extends object>(declared: Fields, patch: P): P {
  const isLeftEmpty = (name: string): boolean => {
    const { belongsTo, blank } = declared[name] ?? {};
    return belongsTo !== undefined && belongsTo in patch && (patch as Row)[name] === blank;
  };
  return Object.fromEntries(Object.entries(patch).filter(([name]) => !isLeftEmpty(name))) as P;
}
