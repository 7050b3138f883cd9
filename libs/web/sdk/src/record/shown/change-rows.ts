import { changesBetween, type Row } from '@keikka/contracts';
import type { ChangeRow } from '@keikka/ui/forms';
import { thingAt, type Subject } from './words-at.js';

/** What was typed over a record in words, each under the label of its field: 'Linja', '12 m', '24 m'. */
export function changeRows(subject: Subject, before: object, after: object): ChangeRow[] {
  return changesBetween(subject.fields, before as Row, after as Row).map(({ path, old, new: now }) => {
    const { label, words } = thingAt({ ...subject, base: before }, path.split('/'));
    return { field: path, label, before: words(old), after: words(now) };
  });
}
