import type { FieldConflict } from '@keikka/contracts';
import { clockOf } from '@keikka/domain';
import type { ConflictDialogProps, ConflictRow } from '@keikka/ui/forms';
import { thingAt, type Subject } from './words-at.js';

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

/** The person who saved the other values last, and the time; undefined when the service did not say. */
export function authorOf(conflicts: readonly FieldConflict[]): ConflictDialogProps['author'] {
  const last = conflicts.reduce<FieldConflict | undefined>(
    (latest, conflict) => ((conflict.at ?? '') > (latest?.at ?? '') ? conflict : latest),
    undefined,
  );
  return last?.by && last.at ? { name: last.by, time: clockOf(new Date(last.at)) } : undefined;
}
