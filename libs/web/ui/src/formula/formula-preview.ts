import {
  compile,
  evaluate,
  isFormulaError,
  type FormulaError,
  type FormulaKind,
  type FormulaSchema,
} from '@keikka/domain/formula';
import { previewText } from './formula-texts.js';

/** What the field shows about a source: its error in any context, or its result in this one. */
export interface FormulaState {
  /** An error with any values: the formula cannot be saved. */
  error?: FormulaError;
  /** Without a value in this context only, for instance because the order has no vehicle. */
  missing?: FormulaError;
  preview?: string;
}

export interface FormulaSubject<Context> {
  schema: FormulaSchema<Context>;
  kind: FormulaKind;
  /** A real order to try the formula on. */
  context?: Context;
  unit?: string;
}

export function formulaState<Context>(source: string, subject: FormulaSubject<Context>): FormulaState {
  const { schema, kind, context, unit } = subject;
  const formula = compile(source, schema, kind);
  if (formula.error) return { error: formula.error };
  // An empty field shows nothing; an empty condition is true.
  if (context === undefined || (source === '' && kind !== 'condition')) return {};
  const value = evaluate(formula, context);
  return isFormulaError(value) ? { missing: value } : { preview: previewText(kind, value, unit) };
}

/** The value of one variable, as the list of completions shows it. */
export function variableText<Context>(
  name: string,
  schema: FormulaSchema<Context>,
  context: Context,
): string {
  const value = evaluate(compile(`{${name}}`, schema, 'text'), context);
  return isFormulaError(value) ? '' : value;
}
