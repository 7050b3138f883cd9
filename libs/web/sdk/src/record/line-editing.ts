import { isLines } from '@keikka/contracts';
import type { Field, Fields, ValueOf } from '@keikka/contracts/fields';
import type { RecordEditing } from './use-record.js';

/** The fields of the lines of a list, as `lines` declares them. */
type LineFields<F extends Field> = F extends { fields: infer Of extends Fields } ? Of : Fields;

/**
 * One line of a list in the form, edited by the same fields as the record itself. `index` is the place of the line in the form's
 * list.
 * @throws Error when `name` is no list of lines
 */
export function lineEditing<F extends Fields, Name extends keyof F & string>(
  editing: RecordEditing<F>,
  name: Name & (ValueOf<F[Name]> extends readonly object[] ? unknown : never),
  index: number,
): RecordEditing<LineFields<F[Name]>> {
  const field = editing.fields[name];
  if (!isLines(field)) throw new Error(`${name} has no lines`);
  const of = { ...editing, fields: field.fields, at: `${editing.at}${name}.${index}.` };
  return of as unknown as RecordEditing<LineFields<F[Name]>>;
}
