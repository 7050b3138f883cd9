import { formulaError, isFormulaError, type FormulaError, type Span } from './formula-error.js';
import type { Node } from './syntax-tree.js';
import { numberOf, print, truthOf, type Outcome } from './value.js';

const SHOWN_OF_VALUE = 40;

/** A TYPE error that names the variable and says what is the matter with its value. */
export function typeError(node: Node, value: string | number | boolean | null, fault: string): FormulaError {
  const known = node.type === 'name' ? `${node.name} (${node.label})` : undefined;
  if (value === null) {
    const text = known ? `Muuttujalla ${known} ei ole arvoa.` : 'Lausekkeella ei ole arvoa.';
    return formulaError('TYPE', text, node);
  }
  const shown = print(value);
  const clipped = shown.length > SHOWN_OF_VALUE ? `${shown.slice(0, SHOWN_OF_VALUE)}…` : shown;
  const text = `${known ? `Muuttujan ${known} arvo` : 'Arvo'} "${clipped}" ${fault}.`;
  return formulaError('TYPE', text, node, { value: shown });
}

/** A value to reckon with: a number, or a text that is one. Never NaN, never a silent 0. */
export function toNumber(node: Node, outcome: Outcome): number | FormulaError {
  if (typeof outcome === 'number' || isFormulaError(outcome)) return outcome;
  const number = typeof outcome === 'string' ? numberOf(outcome) : undefined;
  return number ?? typeError(node, outcome, 'ei ole luku');
}

export function toTruth(node: Node, outcome: Outcome): boolean | FormulaError {
  if (typeof outcome === 'boolean' || isFormulaError(outcome)) return outcome;
  return truthOf(outcome) ?? typeError(node, outcome, 'ei ole tosi eikä epätosi');
}

export const TOO_LARGE = 'Luku on liian suuri.';

export const notFinite = (text: string, place: Span): FormulaError => formulaError('NOT_FINITE', text, place);
