import { isLines, type FieldConflict, type Row } from '@keikka/contracts';
import { inWords, lineInWords, type Fields, type NameOf } from '@keikka/contracts/fields';
import { clockOf } from '@keikka/domain';
import type { ConflictDialogProps, ConflictRow } from '@keikka/ui/forms';

/** A record's declaration, its version before the conflicting changes, and the names of what it refers to. */
interface Subject {
  fields: Fields;
  base: object | null;
  nameOf?: NameOf;
}

/**
 * The conflicts of a record in words, each under the label of its field: 'Betoni 2, Määrä'. What goes with another one is
 * not asked about.
 */
export function conflictRows(subject: Subject, conflicts: readonly FieldConflict[]): ConflictRow[] {
  return conflicts
    .filter(({ goesWith }) => goesWith === undefined)
    .map(({ field, base, mine, theirs }) => {
      const { label, words } = thingAt(subject, field.split('/'));
      return { field, label, base: words(base), mine: words(mine), theirs: words(theirs) };
    });
}

interface Thing {
  label: string;
  words: (value: unknown) => string;
}

/** The thing at a conflict's path: the field itself, a line by its place in the list, or the field of a line. */
function thingAt({ fields, base, nameOf }: Subject, [name = '', lineId, ...rest]: readonly string[]): Thing {
  const declared = fields[name] ?? { kind: 'text', max: 0, label: name };
  if (lineId === undefined || !isLines(declared))
    return { label: declared.label, words: (value) => inWords(declared, value, nameOf) };
  const lines = ((base as Row | null)?.[name] ?? []) as readonly Row[];
  const place = lines.findIndex((line) => String(line[declared.id]) === lineId);
  const label = `${declared.label} ${place + 1}`;
  if (rest.length === 0)
    return { label, words: (line) => lineInWords(declared.fields, line as Row | null, nameOf) };
  const inner = thingAt({ fields: declared.fields, base: lines[place] ?? null, nameOf }, rest);
  return { ...inner, label: `${label}, ${inner.label}` };
}

/** The person who saved the other values last, and the time; undefined when the service did not say. */
export function authorOf(conflicts: readonly FieldConflict[]): ConflictDialogProps['author'] {
  const last = conflicts.reduce<FieldConflict | undefined>(
    (latest, conflict) => ((conflict.at ?? '') > (latest?.at ?? '') ? conflict : latest),
    undefined,
  );
  return last?.by && last.at ? { name: last.by, time: clockOf(new Date(last.at)) } : undefined;
}
