import { LeastRecentlyUsed } from './compile-cache.js';
import { isFormulaError, type FormulaError } from './formula-error.js';
import { formulaClosure, type FormulaKind, type KindValues } from './kinds.js';
import { formulaLimits } from './limits.js';
import { parseFormula, type NamedSlot, type ParsedFormula } from './parse-formula.js';
import { admit, type FormulaSchema, type FormulaVariable, type VariableType } from './schema.js';
import type { Outcome, Run } from './value.js';

/** A compiled formula. One with an error is a value like any other: evaluating it gives that error. */
export interface Formula<Context, Kind extends FormulaKind = FormulaKind> {
  readonly source: string;
  readonly kind: Kind;
  readonly error: FormulaError | undefined;
  readonly parsed: ParsedFormula<Context>;
  readonly run: Run;
  /** The values of the evaluation under way, kept so that evaluating need not make a list. */
  readonly slots: Outcome[];
  readonly reads: readonly FormulaVariable<Context>['read'][];
  /** Places in `typeCodes`: comparing whole numbers is quicker than comparing their names. */
  readonly types: readonly number[];
}

const typeCodes: readonly VariableType[] = ['number', 'string', 'boolean'];
const NUMBER = 0;
const STRING = 1;

const nothing = { texts: [], segments: [], names: [] };

/** Per kind: the formulas of a company's rules, templates and products, several times over. */
const KEPT_FORMULAS = 1000;

type Kept = LeastRecentlyUsed<string, unknown>;
const caches = new WeakMap<object, Record<FormulaKind, Kept>>();

function cacheOf<Context>(schema: FormulaSchema<Context>): Record<FormulaKind, Kept> {
  const known = caches.get(schema);
  if (known) return known;
  const made = (): Kept => new LeastRecentlyUsed(KEPT_FORMULAS);
  const cache = { condition: made(), number: made(), text: made() };
  caches.set(schema, cache);
  return cache;
}

/** Compiles a source once: the same source, schema and kind give the same formula again, also one with an error. */
export function compile<Context, Kind extends FormulaKind>(
  source: string | null | undefined,
  schema: FormulaSchema<Context>,
  kind: Kind,
): Formula<Context, Kind> {
  const text = source ?? '';
  const make = () => compileAnew(text, schema, kind);
  // A source that is too long is not kept: its error costs nothing to find, its text would cost memory.
  if (text.length > formulaLimits.characters) return make();
  return cacheOf(schema)[kind].get(text, make) as Formula<Context, Kind>;
}

/** Compiles without looking whether it has been done before. */
export function compileAnew<Context, Kind extends FormulaKind>(
  source: string,
  schema: FormulaSchema<Context>,
  kind: Kind,
): Formula<Context, Kind> {
  const parsed = parseFormula(source, schema, kind);
  const run = isFormulaError(parsed) ? parsed : formulaClosure(kind, parsed, source.length);
  if (isFormulaError(parsed) || isFormulaError(run)) {
    const error = run as FormulaError;
    return { source, kind, error, parsed: nothing, run: () => error, slots: [], reads: [], types: [] };
  }
  const slots = parsed.names.map(() => null);
  const reads = parsed.names.map(({ variable }) => variable.read);
  const types = parsed.names.map(({ variable }) => typeCodes.indexOf(variable.type));
  return { source, kind, error: undefined, parsed, run, slots, reads, types };
}

/** The value of a formula in a context, or an error as a value: it never throws. Only the names it uses are read. */
export function evaluate<Context, Kind extends FormulaKind>(
  formula: Formula<Context, Kind>,
  context: Context,
): KindValues[Kind] | FormulaError {
  fillSlots(formula, context);
  return formula.run(formula.slots) as KindValues[Kind] | FormulaError;
}

/** Reads the used variables into their slots. What has its declared type already is taken as it is. */
export function fillSlots<Context>(
  { slots, parsed, reads, types }: Formula<Context>,
  context: Context,
): void {
  for (let slot = 0; slot < reads.length; slot += 1) {
    const raw = (reads[slot] as (typeof reads)[number])(context);
    const type = types[slot];
    if (typeof raw === 'number' && type === NUMBER && raw - raw === 0) slots[slot] = raw;
    else if (typeof raw === 'string' && type === STRING) slots[slot] = raw;
    else slots[slot] = admit(parsed.names[slot] as NamedSlot<Context>, raw);
  }
}

/** The variables a formula uses, in the order they are first named: whoever changes no other need not evaluate again. */
export function usedNames<Context>({ parsed }: Formula<Context>): readonly string[] {
  return parsed.names.map(({ variable }) => variable.name);
}
