import { isLines, type Row } from '@keikka/contracts';
import type { Field, Fields } from '@keikka/contracts/fields';
import { isSearched, type SearchedThing } from './searched-things.js';

const kindOf = (field: Field): string[] =>
  'to' in field && typeof field.to === 'string' && field.to ? [field.to] : [];

/** The kinds of things that the fields refer to, those of lines too. */
export const kindsIn = (fields: Fields): string[] => [
  ...new Set(
    Object.values(fields).flatMap((field) => (isLines(field) ? kindsIn(field.fields) : kindOf(field))),
  ),
];

/** Tells one thing from all others. */
export const keyOfThing = ({ to, id }: { to: string; id: number }): string => `${to} ${id}`;

/** The things that records name and that are found by a text, each once. */
export function referencesIn(
  fields: Fields,
  records: readonly object[],
): { to: SearchedThing; id: number }[] {
  const named = Object.entries(fields).flatMap(([name, field]) =>
    kindOf(field)
      .filter(isSearched)
      .flatMap((to) => records.map((record) => ({ to, id: (record as Row)[name] }))),
  );
  const known = named.flatMap(({ to, id }) => (typeof id === 'number' && id > 0 ? [{ to, id }] : []));
  return [...new Map(known.map((one) => [keyOfThing(one), one])).values()];
}
