import type { Fields } from '@keikka/contracts/fields';
import { ChangesDialog } from '@keikka/ui/forms';
import { useState } from 'react';
import { useNameOf } from '../../things/use-things.js';
import { changeRows } from './change-rows.js';
import type { RecordEditing } from '../use-record.js';

interface RecordChangesProps<F extends Fields> {
  editing: RecordEditing<F>;
  onClose: () => void;
}

/** The changes of a record in words, as they were when they were asked for: a save under way does not empty the list. */
export function RecordChanges<F extends Fields>({ editing, onClose }: RecordChangesProps<F>) {
  const [{ before, after }] = useState(editing.changes);
  const nameOf = useNameOf(editing.fields, [before, after]);
  const rows = changeRows({ fields: editing.fields, base: before, nameOf }, before, after);
  return <ChangesDialog rows={rows} onClose={onClose} />;
}
