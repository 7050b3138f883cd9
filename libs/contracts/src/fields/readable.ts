import type { Field, Fields, Need } from './field.js';

/** The rights that a reader of a record has. */
export type May = Readonly<Partial<Record<Need, boolean>>>;

/**
 * The fields that a reader may see, in lines too. Merge, conflict, history and form take the same ones, so that nothing of
 * the others leaves in any of them, and a save leaves them as they are stored.
 * @returns the declaration without the fields whose `needs` the reader lacks
 */
export function readable<F extends Fields>(declared: F, may: May): F {
  const entries = Object.entries(declared)
    .filter(([, { needs }]) => needs === undefined || may[needs])
    .map(([name, field]): [string, Field] => [
      name,
      field.kind === 'lines' ? { ...field, fields: readable(field.fields, may) } : field,
    ]);
  return Object.fromEntries(entries) as F;
}
