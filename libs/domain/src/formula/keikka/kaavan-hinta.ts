import { isFormulaError } from '../language/formula-error.js';
import { evaluate, type Formula } from '../run/formula.js';

interface KaavanHinta {
  /** Euros; 0 when the formula gives none. */
  hinta: number;
  /** The fault of the formula, for its author; null when there is none. */
  virhe: string | null;
}

/**
 * The price that a price formula gives. A result that is no number costs nothing and is reported with what evaluating
 * gave instead: the value, or the text of the formula's error [I-085].
 */
export function kaavanHinta<Context>(formula: Formula<Context, 'number'>, context: Context): KaavanHinta {
  const outcome = evaluate(formula, context);
  if (isFormulaError(outcome)) return invalid(outcome.value ?? outcome.text);
  // An empty formula has no price that could be wrong.
  if (outcome === null && formula.source.trim() !== '') return invalid('ei arvoa');
  return { hinta: outcome ?? 0, virhe: null };
}

const invalid = (value: string): KaavanHinta => ({ hinta: 0, virhe: `Hinta ei kelpaa: ${value}` });
