import { allowExactSteps } from '../language/exact.js';
import { isFormulaError, syntaxError, type FormulaError } from '../language/formula-error.js';
import type { FormulaKind, KindValues } from '../language/kind.js';
import { MOST_CHARACTERS } from '../language/limits.js';
import { parseFormula, type ParsedFormula } from '../language/parse-formula.js';
import type { FormulaSchema } from '../language/schema.js';
import { tooLongOutput, type Outcome, type Run } from '../language/value.js';
import { TwoGenerationCache } from './compile-cache.js';
import { formulaClosure } from './formula-closure.js';
import { readVariables } from './read-variables.js';

/** A compiled formula. A faulty formula is a value too: evaluating it gives its error. */
export interface Formula<Context, Kind extends FormulaKind = FormulaKind> {
  readonly source: string;
  readonly kind: Kind;
  readonly error: FormulaError | undefined;
  readonly parsed: ParsedFormula<Context>;
  readonly run: Run;
  /**
   * The values of the running evaluation: the variables', then the constants. It is reused, so that an evaluation
   * allocates no array.
   */
  readonly slots: Outcome[];
}

/**
 * Per kind, in characters of source: 200 to 400 usual formulas, as many as the rules, templates and products of a
 * company. Each takes some 80 bytes a character. With twice as many, compiling takes twice as long, because the cache
 * outlives the collector's young generation (measured). All companies of a process share it; a dropped formula is
 * compiled again within microseconds.
 */
const KEPT_CHARACTERS = 15_000;

type Kept = Partial<Record<FormulaKind, TwoGenerationCache<unknown>>>;
const caches = new WeakMap<object, Kept>();

function cacheOf<Context>(schema: FormulaSchema<Context>, kind: FormulaKind): TwoGenerationCache<unknown> {
  const kept = caches.get(schema) ?? {};
  if (!kept[kind]) caches.set(schema, kept);
  return (kept[kind] ??= new TwoGenerationCache(KEPT_CHARACTERS));
}

/** Compiles a source once. The same source, schema and kind give the same formula, even a faulty one. */
export function compile<Context, Kind extends FormulaKind>(
  source: string | null | undefined,
  schema: FormulaSchema<Context>,
  kind: Kind,
): Formula<Context, Kind> {
  const text = source ?? '';
  if (!isText(text)) return faulty(kind, syntaxError('Kaava on tekstiä.', { from: 0, to: 0 }));
  const make = () => compileAnew(text, schema, kind);
  // A source that is too long is not cached: its error is cheap to find, and its text would take memory.
  if (text.length > MOST_CHARACTERS) return make();
  return cacheOf(schema, kind).get(text, make) as Formula<Context, Kind>;
}

/** The parsed part of a faulty source. */
const nothing = { texts: [], segments: [], names: [] };

/** A source can come from outside of the types, such as out of JSON. */
const isText = (source: unknown): source is string => typeof source === 'string';

const faulty = <Context, Kind extends FormulaKind>(
  kind: Kind,
  error: FormulaError,
): Formula<Context, Kind> => ({ source: '', kind, error, parsed: nothing, run: () => error, slots: [] });

/** Compiles without the cache. */
export function compileAnew<Context, Kind extends FormulaKind>(
  source: string,
  schema: FormulaSchema<Context>,
  kind: Kind,
): Formula<Context, Kind> {
  const read = parseFormula(source, schema, kind);
  const parsed = isFormulaError(read) ? nothing : read;
  const slots: Outcome[] = parsed.names.map(() => null);
  const made = isFormulaError(read) ? read : formulaClosure(kind, parsed, slots, source.length);
  const [error, run] = isFormulaError(made) ? [made, () => made] : [undefined, made];
  return { source, kind, error, parsed, run, slots };
}

/**
 * The value of a formula in a context, or an error as a value. It never throws and reads only the names that are used.
 */
export function evaluate<Context, Kind extends FormulaKind>(
  formula: Formula<Context, Kind>,
  context: Context,
): KindValues[Kind] | FormulaError {
  try {
    allowExactSteps();
    readVariables(formula, context);
    const outcome = formula.run(formula.slots) as KindValues[Kind] | FormulaError;
    // A negative zero equals 0 and is printed like it, but it is another value.
    return outcome === 0 ? (0 as KindValues[Kind]) : outcome;
  } catch {
    // Only a text that is too long for the engine can fail here.
    return tooLongOutput({ from: 0, to: formula.source.length });
  }
}

/**
 * The variables a formula uses, in the order of their first occurrence. Changes of other values need no new evaluation.
 */
export function usedNames<Context>({ parsed }: Formula<Context>): readonly string[] {
  return parsed.names.map(({ node }) => node.name);
}
