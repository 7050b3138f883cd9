import { compile, defineSchema, evaluate, isFormulaError, type FormulaKind } from '../index.js';

/** A context of plain values under the names themselves. */
export type Values = Readonly<Record<string, unknown>>;

const types = {
  m3: 'number',
  kesto: 'number',
  vehiclePuomi: 'number',
  kaupunki: 'string',
  tyomaaNimi: 'string',
  pesuTyömaalla: 'boolean',
  tyhjänäTyömaalle: 'boolean',
} as const;

/** A few variables of each type, read as they are. */
export const smallSchema = defineSchema<Values>(
  Object.entries(types).map(([name, type]) => ({
    name,
    type,
    label: `Selite: ${name}`,
    group: 'Koe',
    read: (values) => values[name],
  })),
);

/** What a source gives: its value, or the code of its error. */
export function valueOf(source: string | null, kind: FormulaKind, values: Values = {}): unknown {
  const outcome = evaluate(compile(source, smallSchema, kind), values);
  return isFormulaError(outcome) ? outcome.code : outcome;
}

/** The error of a source, which must have one. */
export function errorOf(source: string, kind: FormulaKind = 'text', values: Values = {}) {
  const outcome = evaluate(compile(source, smallSchema, kind), values);
  if (!isFormulaError(outcome)) throw new Error(`${source} is ${String(outcome)}`);
  return outcome;
}
