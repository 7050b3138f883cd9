import { formulaError, type FormulaError, type Span } from './formula-error.js';
import { formulaFunctions } from './functions.js';
import { nearestName } from './nearest-name.js';
import { numberOf, type Outcome, type Value } from './value.js';

export type VariableType = 'number' | 'string' | 'boolean';

/** One name a formula may use. */
export interface FormulaVariable<Context> {
  readonly name: string;
  readonly type: VariableType;
  /** What it is, in Finnish: shown by the editor and in errors. */
  readonly label: string;
  /** Under which heading the editor lists it. */
  readonly group: string;
  /** Its value in a context; undefined or null for none. Must not throw. */
  readonly read: (context: Context) => unknown;
}

/** The names that formulas of one kind of context know, in the order the editor lists them. */
export interface FormulaSchema<Context> {
  readonly variables: readonly FormulaVariable<Context>[];
  readonly byName: ReadonlyMap<string, FormulaVariable<Context>>;
}

export function defineSchema<Context>(
  variables: readonly FormulaVariable<Context>[],
): FormulaSchema<Context> {
  return { variables, byName: new Map(variables.map((variable) => [variable.name, variable])) };
}

/**
 * What was read, as the declared type has it: a number may come as text with a comma [G-192]. Objects count as nothing,
 * so that none can be reached; what does not fit the type is an error as soon as it is used.
 */
export function admit(
  { variable, place }: { variable: FormulaVariable<never>; place: Span },
  raw: unknown,
): Outcome {
  const { type } = variable;
  if (typeof raw === type) return type === 'number' && !Number.isFinite(raw) ? null : (raw as Value);
  if (raw === '' || (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean'))
    return null;
  if (type === 'string') return null;
  const number = typeof raw === 'string' ? numberOf(raw) : undefined;
  if (type === 'number' && number !== undefined) return number;
  const text = `Muuttujan ${variable.name} (${variable.label}) arvo "${raw}" ei kelpaa.`;
  return formulaError('TYPE', text, place, { value: `${raw}` });
}

/** The error of a name that is not in the schema, with the known name nearest to it. */
export function unknownName<Context>(
  schema: FormulaSchema<Context>,
  name: string,
  place: Span,
): FormulaError {
  const known = [...schema.byName.keys(), ...formulaFunctions.map((one) => one.name)];
  const nearest = nearestName(name, known);
  if (nearest === undefined) return formulaError('UNKNOWN_NAME', `Tuntematon nimi ${name}.`, place);
  const repair = { title: nearest, position: place.from, length: place.to - place.from, text: nearest };
  const text = `Tuntematon nimi ${name}. Tarkoititko ${nearest}?`;
  return formulaError('UNKNOWN_NAME', text, place, { repairs: [repair] });
}
