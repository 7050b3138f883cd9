import type { FieldConflict } from '@keikka/contracts';
import { inWords, type Field, type Fields, type NameOf } from '@keikka/contracts/fields';
import { clockOf } from '@keikka/domain';
import type { ConflictDialogProps, ConflictRow } from '@keikka/ui';

/** The conflicts of a record in words, each under the label of its field: 'Betonit 17, Määrä'. */
export function conflictRows(
  of: Fields,
  conflicts: readonly FieldConflict[],
  nameOf?: NameOf,
): ConflictRow[] {
  return conflicts.map(({ field, base, mine, theirs }) => {
    const { label, declared } = declaredAt(of, field.split('/'));
    const words = (value: unknown): string => inWords(declared, value, nameOf);
    return { field, label, base: words(base), mine: words(mine), theirs: words(theirs) };
  });
}

/** The thing at a conflict's path: the field itself, a line, or the field of a line. */
function declaredAt(
  of: Fields,
  [name = '', lineId, ...rest]: readonly string[],
): { label: string; declared: Field } {
  const declared = of[name];
  if (!declared) return { label: name, declared: { kind: 'text', max: 0, label: name } };
  if (lineId === undefined || declared.kind !== 'lines') return { label: declared.label, declared };
  const label = `${declared.label} ${lineId}`;
  if (rest.length === 0) return { label, declared: { kind: 'text', max: 0, label } };
  const inner = declaredAt(declared.fields, rest);
  return { label: `${label}, ${inner.label}`, declared: inner.declared };
}

/** The person who saved the other values last, and the time; undefined when the service did not say. */
export function authorOf(conflicts: readonly FieldConflict[]): ConflictDialogProps['author'] {
  const last = conflicts.reduce<FieldConflict | undefined>(
    (latest, conflict) => ((conflict.at ?? '') > (latest?.at ?? '') ? conflict : latest),
    undefined,
  );
  return last?.by && last.at ? { name: last.by, time: clockOf(new Date(last.at)) } : undefined;
}
