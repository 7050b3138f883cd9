import type { Fields } from '../fields/field.js';
import { isLines, type Row } from './row.js';

/** The names under which the history keeps a whole record. */
export const wholeRecord = { created: 'ENTITY_CREATED', deleted: 'ENTITY_DELETED' } as const;

interface StoredChange {
  /** As `changesBetween` writes it, or that of a whole record. */
  fieldName: string;
  oldValue: unknown;
  newValue: unknown;
}

/**
 * A change of the history with what its reader may see; undefined when that is nothing. Of a whole record or line only the
 * values of readable fields are left. What an act recorded beside the fields is for every reader.
 * @param declared all fields of the record
 * @param seen those of them that are `readable`
 */
export function readableChange<Change extends StoredChange>(
  declared: Fields,
  seen: Fields,
  change: Change,
): Change | undefined {
  const { fieldName, oldValue, newValue } = change;
  const left = (all: Fields, some: Fields): Change => ({
    ...change,
    oldValue: seenOf(all, some, oldValue),
    newValue: seenOf(all, some, newValue),
  });
  if (fieldName === wholeRecord.created || fieldName === wholeRecord.deleted) return left(declared, seen);
  const [name = '', lineId, ...rest] = fieldName.split('/');
  const [field, seenField] = [declared[name], seen[name]];
  if (!field) return change;
  if (!seenField) return undefined;
  if (lineId === undefined || !isLines(field) || !isLines(seenField)) return change;
  if (rest.length === 0) return left(field.fields, seenField.fields);
  return readableChange(field.fields, seenField.fields, { ...change, fieldName: rest.join('/') }) && change;
}

/** The values of a record or line without those of fields that are declared and not seen. */
function seenOf(declared: Fields, seen: Fields, values: unknown): unknown {
  if (values === null) return null;
  const left = Object.entries(values as Row).filter(([name]) => !(name in declared) || name in seen);
  return Object.fromEntries(
    left.map(([name, value]) => {
      const [field, seenField] = [declared[name], seen[name]];
      if (!isLines(field) || !isLines(seenField)) return [name, value];
      const lines = (value ?? []) as readonly Row[];
      return [name, lines.map((line) => seenOf(field.fields, seenField.fields, line))];
    }),
  );
}
