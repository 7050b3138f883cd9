import { isLines, type LinesField, type Row } from '@keikka/contracts';
import type { Fields } from '@keikka/contracts/fields';
import { formOf } from './form-values.js';

/** A new line for a list of the form. Its negative id tells it from the others until a save gives it one. */
export function newLine(field: LinesField, lines: readonly Row[]): Row {
  const ids = lines.map((line) => line[field.id] as number);
  return formOf(field.fields, { [field.id]: Math.min(0, ...ids) - 1 });
}

/**
 * Gives the new lines of a save the ids that they have in its answer. A service stores new lines in their order, after
 * those that others made before.
 */
export function storedIds(fields: Fields, sent: object, stored: object): <T extends object>(state: T) => T {
  const lists = Object.entries(fields).flatMap(([name, field]) =>
    isLines(field)
      ? [{ name, id: field.id, ids: idsOf(field.id, linesIn(sent, name), linesIn(stored, name)) }]
      : [],
  );
  return (state) => {
    const renamed = lists.map(({ name, id, ids }) => [
      name,
      linesIn(state, name).map((line) => (ids.has(line[id]) ? { ...line, [id]: ids.get(line[id]) } : line)),
    ]);
    return { ...state, ...(Object.fromEntries(renamed) as object) };
  };
}

const linesIn = (state: object, name: string): readonly Row[] =>
  ((state as Row)[name] ?? []) as readonly Row[];

function idsOf(id: string, sent: readonly Row[], stored: readonly Row[]): ReadonlyMap<unknown, number> {
  const known = new Set(sent.map((line) => line[id]));
  const made = [...known].filter((lineId) => (lineId as number) < 0);
  const found = stored.map((line) => line[id] as number).filter((lineId) => !known.has(lineId));
  const latest = found.sort((one, other) => one - other).slice(-made.length);
  return new Map(latest.map((lineId, index) => [made[index], lineId]));
}
