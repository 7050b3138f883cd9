import type { TuoteForm } from './tuote-form.js';

/**
 * The form after a conflict was resolved, upon the product as it is now: what I changed stays mine unless I chose the
 * other's, what I did not touch is as the other left it.
 */
export function mergeForms(
  mine: TuoteForm,
  base: TuoteForm,
  theirs: TuoteForm,
  takeTheirs: ReadonlySet<string>,
): TuoteForm {
  const fields = Object.keys(mine) as (keyof TuoteForm)[];
  const kept = fields.filter((field) => mine[field] !== base[field] && !takeTheirs.has(field));
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}
