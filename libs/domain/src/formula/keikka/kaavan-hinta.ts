import { isFormulaError } from '../language/formula-error.js';
import { evaluate, type Formula } from '../run/formula.js';

export interface KaavanHinta {
  /** Euros; 0 when the formula gives none. */
  hinta: number;
  /** What is wrong with it, for whoever wrote the formula; null when nothing is. */
  virhe: string | null;
}

/**
 * The price that a price formula gives. One that is no number costs nothing and is named with what evaluating gave instead:
 * the value, or, of a formula that has none, the text of its error [I-085].
 */
export function kaavanHinta<Context>(formula: Formula<Context, 'number'>, context: Context): KaavanHinta {
  const outcome = evaluate(formula, context);
  if (isFormulaError(outcome)) return invalid(outcome.value ?? outcome.text);
  // Without a formula there is no price to be wrong.
  if (outcome === null && formula.source.trim() !== '') return invalid('ei arvoa');
  return { hinta: outcome ?? 0, virhe: null };
}

const invalid = (value: string): KaavanHinta => ({ hinta: 0, virhe: `Hinta ei kelpaa: ${value}` });
