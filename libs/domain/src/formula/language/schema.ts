import { formulaError, type FormulaError, type Span } from './formula-error.js';
import { formulaFunctions } from './functions.js';
import { nearestName } from './nearest-name.js';
import type { NameNode } from './syntax-tree.js';

/** What a variable is declared to be; what is read for it is made so, or is an error. */
export type VariableType = 'number' | 'string' | 'boolean';

/** One name a formula may use. */
export interface FormulaVariable<Context> {
  readonly name: string;
  readonly type: VariableType;
  /** What it is, in Finnish: shown by the editor and in errors. */
  readonly label: string;
  /** Under which heading the editor lists it. */
  readonly group: string;
  /**
   * Its value in a context; undefined or null for none. One that throws is a TYPE error. It must not evaluate formulas:
   * the values of the one under way would be lost.
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

/** A variable that a formula uses, where it is first named: how its value comes into its slot. */
export interface NamedSlot<Context> {
  readonly node: NameNode;
  readonly read: (context: Context) => unknown;
  readonly type: VariableType;
}

/** The error of a name that is not in the schema, with the known name nearest to it. */
export function unknownName<Context>(
  schema: FormulaSchema<Context>,
  name: string,
  place: Span,
): FormulaError {
  // Helpers are known by `Math.`, too: `Math.celi` is meant to be `ceil`.
  const nearest = nearestName(name.replace('Math.', ''), [
    ...schema.byName.keys(),
    ...formulaFunctions.map((one) => one.name),
  ]);
  return formulaError('UNKNOWN_NAME', `Tuntematon nimi ${name}. Tarkoititko ${nearest}?`, place, { nearest });
}
