import { formulaError, type FormulaError, type Span } from './formula-error.js';
import { formulaFunctions } from './functions.js';
import { nearestName } from './nearest-name.js';
import type { NameNode } from './syntax-tree.js';

/** The declared type of a variable. Its value is converted to this type, or is an error. A time is a text as '07:30'. */
export type VariableType = 'number' | 'string' | 'boolean' | 'time';

/** One name a formula may use. */
export interface FormulaVariable<Context> {
  readonly name: string;
  readonly type: VariableType;
  /** The Finnish label, shown by the editor and in errors. */
  readonly label: string;
  /** The heading under which the editor lists it. */
  readonly group: string;
  /**
   * Its value in a context; undefined or null for none. A reader that throws makes a TYPE error. A reader must not
   * evaluate formulas, because they share the array of values.
   */
  readonly read: (context: Context) => unknown;
}

/** The names that formulas of one kind of context know, in the order the editor lists them. */
export interface FormulaSchema<Context> {
  readonly variables: readonly FormulaVariable<Context>[];
  readonly byName: ReadonlyMap<string, FormulaVariable<Context>>;
}

/** A schema of these variables, whose names must all be different. */
export function defineSchema<Context>(
  variables: readonly FormulaVariable<Context>[],
): FormulaSchema<Context> {
  return { variables, byName: new Map(variables.map((variable) => [variable.name, variable])) };
}

/** A variable that a formula uses, at its first occurrence, with the slot of its value. */
export interface NamedSlot<Context> {
  readonly node: NameNode;
  readonly read: (context: Context) => unknown;
  readonly type: VariableType;
}

/** The error of a name outside the schema, with the nearest known name. */
export function unknownName<Context>(
  schema: FormulaSchema<Context>,
  name: string,
  place: Span,
): FormulaError {
  // Helpers are also known as `Math.<name>`: `Math.celi` is meant to be `ceil`.
  const nearest = nearestName(name.replace('Math.', ''), [
    ...schema.byName.keys(),
    ...formulaFunctions.map((one) => one.name),
  ]);
  return formulaError('UNKNOWN_NAME', `Tuntematon nimi ${name}. Tarkoititko ${nearest}?`, place, { nearest });
}
