import type { Fields } from '../fields/field.js';
import { isLines, sameValue, withValueAt, type LinesField, type Row } from './row.js';

/** The person who changed it last, and the time (ISO); absent when unknown. The details of CHANGE.OUTDATED too. */
export interface ChangeAuthor {
  by?: string;
  at?: string;
}

/** One field, or one line of a list, that two people changed to different values. */
export interface FieldConflict extends ChangeAuthor {
  /** 'hinta'; for a line 'betonit/17/m3', and 'betonit/17' when one side removed the line that the other changed. */
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** The conflict whose choice decides this one too: that of the picked thing that the value belongs to. */
  goesWith?: string;
}

interface Versions<T> {
  /** The value that I started from. */
  base: T;
  mine: T;
  /** The stored value. */
  theirs: T;
}

export interface Merge<T> {
  /**
   * The merged record. A value that only one side changed comes from that side; a conflict has theirs until somebody
   * chooses.
   */
  merged: T;
  conflicts: FieldConflict[];
}

/**
 * Merges two versions of a record with a common base, field by field and, in lists whose lines have an id, line
 * by line. Values must be canonical.
 */
export function mergeVersions<T extends object>(declared: Fields, versions: Versions<T>): Merge<T> {
  const conflicts: FieldConflict[] = [];
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs] as unknown as [Row, Row, Row];
  return {
    merged: { ...theirs, ...mergedFields(declared, { base, mine, theirs }, '', conflicts) } as T,
    conflicts,
  };
}

/** The merged record with my value wherever both changed one. */
export function mergedWithMine<T extends object>(declared: Fields, versions: Versions<T>): T {
  const merge = mergeVersions(declared, versions);
  const mine = merge.conflicts.map(({ field }) => [field, 'mine'] as const);
  return withChoices(declared, merge, Object.fromEntries(mine));
}

function mergedFields(
  declared: Fields,
  { base, mine, theirs }: Versions<Row>,
  at: string,
  conflicts: FieldConflict[],
): Row {
  const sidesOf = (name: string): Versions<unknown> => ({
    base: base[name],
    mine: mine[name],
    theirs: theirs[name],
  });
  const merged = Object.entries(declared).map(([name, field]): [string, unknown] => {
    const path = at + name;
    if (isLines(field)) return [name, mergedLines(field, sidesOf(name), path, conflicts)];
    if (field.kind === 'ids') return [name, mergedIds(sidesOf(name))];
    const { belongsTo } = field;
    const by = belongsTo && pickerOf(sidesOf(belongsTo));
    return by
      ? [name, mergedWithPick(sidesOf(name), path, { by, pick: at + belongsTo }, conflicts)]
      : [name, mergedValue(sidesOf(name), path, conflicts)];
  });
  return Object.fromEntries(merged);
}

type Picker = 'mine' | 'theirs' | 'both';

/** Who picked another thing; undefined when both have the same one. */
function pickerOf({ base, mine, theirs }: Versions<unknown>): Picker | undefined {
  if (sameValue(mine, theirs)) return undefined;
  if (sameValue(theirs, base)) return 'mine';
  return sameValue(mine, base) ? 'theirs' : 'both';
}

/**
 * A value that belongs to a picked thing comes from the side that picked it. What the other side changed of the old thing
 * is asked about: it must not land on the new one by itself.
 */
function mergedWithPick(
  { base, mine, theirs }: Versions<unknown>,
  field: string,
  { by, pick }: { by: Picker; pick: string },
  conflicts: FieldConflict[],
): unknown {
  if (sameValue(mine, theirs)) return theirs;
  if (by === 'mine' && sameValue(theirs, base)) return mine;
  if (by === 'theirs' && sameValue(mine, base)) return theirs;
  conflicts.push({ field, base, mine, theirs, ...(by === 'both' && { goesWith: pick }) });
  return theirs;
}

function mergedValue(
  { base, mine, theirs }: Versions<unknown>,
  field: string,
  conflicts: FieldConflict[],
): unknown {
  if (sameValue(mine, base) || sameValue(mine, theirs)) return theirs;
  if (sameValue(theirs, base)) return mine;
  conflicts.push({ field, base, mine, theirs });
  return theirs;
}

const idsOf = (value: unknown): readonly number[] => (value ?? []) as number[];

/** As sets, which never conflict: their ids without those that I removed, then those that I added. */
function mergedIds(sides: Versions<unknown>): readonly number[] {
  const [base, mine, theirs] = [idsOf(sides.base), idsOf(sides.mine), idsOf(sides.theirs)];
  if (sameValue(theirs, base)) return mine;
  const left = theirs.filter((id) => mine.includes(id) || !base.includes(id));
  return [...left, ...mine.filter((id) => !base.includes(id) && !left.includes(id))];
}

/** Their lines in their order, then the lines that I added. */
function mergedLines(
  field: LinesField,
  sides: Versions<unknown>,
  path: string,
  conflicts: FieldConflict[],
): Row[] {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(
    (rows) => (rows ?? []) as readonly Row[],
  );
  const find = (rows: readonly Row[] | undefined, id: unknown): Row | undefined =>
    rows?.find((row) => row[field.id] === id);
  const known = new Set([...(theirs ?? []), ...(base ?? [])].map((row) => row[field.id]));
  const merged = [...known].flatMap<Row>((id) => {
    const line = { base: find(base, id), mine: find(mine, id), theirs: find(theirs, id) };
    return mergedLine(field, line, `${path}/${String(id)}`, conflicts) ?? [];
  });
  return [...merged, ...(mine ?? []).filter((row) => !known.has(row[field.id]))];
}

function mergedLine(
  { fields, id }: LinesField,
  { base, mine, theirs }: { base?: Row; mine?: Row; theirs?: Row },
  path: string,
  conflicts: FieldConflict[],
): Row | undefined {
  if (mine && theirs) {
    const sides = { base: base ?? {}, mine, theirs };
    return { [id]: theirs[id], ...mergedFields(fields, sides, `${path}/`, conflicts) };
  }
  if (!base) return theirs;
  // One side removed the line. The removal holds unless the other side changed the line.
  const left = { base, mine: mine ?? null, theirs: theirs ?? null };
  return (mergedValue(left, path, conflicts) ?? undefined) as Row | undefined;
}

/** The side chosen for each conflict, by field. */
export type ConflictChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** The side chosen for a conflict; undefined as long as nobody has chosen. */
export const choiceOf = (
  choices: ConflictChoices,
  { field, goesWith = field }: FieldConflict,
): 'mine' | 'theirs' | undefined => choices[goesWith];

/**
 * The merged record with my values in the conflicts where they were chosen. A line that others removed and I keep becomes
 * a new line, with a temporary id below zero.
 */
export function withChoices<T extends object>(
  declared: Fields,
  { merged, conflicts }: Merge<T>,
  choices: ConflictChoices,
): T {
  return conflicts
    .filter((conflict) => choiceOf(choices, conflict) === 'mine')
    .reduce((row, { field, mine, theirs }) => {
      const path = field.split('/');
      return withValueAt(declared, row, path, theirs === null ? madeAnew(declared, path, mine) : mine);
    }, merged);
}

function madeAnew(declared: Fields, [name = '', , ...rest]: readonly string[], value: unknown): unknown {
  const field = declared[name];
  if (!isLines(field) || rest.length > 0 || value === null) return value;
  const line = value as Row;
  return { ...line, [field.id]: -(line[field.id] as number) };
}
