import { formulaError, isFormulaError, type FormulaError, type Span } from './formula-error.js';
import type { Node } from './syntax-tree.js';
import { numberOf, print, type Outcome, type Value } from './value.js';

const SHOWN_OF_VALUE = 40;

/** A TYPE error that names the variables of the part and says what is wrong with its value. */
export function typeError(node: Node, value: Value, fault: string): FormulaError {
  const names = [...namesIn(node)].join(', ');
  // The stems of 'muuttuja' and 'lauseke', which take the same endings.
  const stem = node.type === 'name' ? 'Muuttuja' : 'Lausekkee';
  const known = node.type === 'name' ? ` ${names} (${node.label})` : names && ` (${names})`;
  if (value === null) return formulaError('TYPE', `${stem}lla${known} ei ole arvoa.`, node);
  const whole = print(value);
  // Never the first half of a character that takes two units.
  const start = whole.slice(0, SHOWN_OF_VALUE).replace(/[\ud800-\udbff]$/, '');
  const shown = whole.length > SHOWN_OF_VALUE ? `${start}…` : whole;
  return formulaError('TYPE', `${stem}n${known} arvo "${shown}" ${fault}.`, node, { value: shown });
}

/** Walks the part once, because it may be as large as a formula and fail on every bar of a board. */
function namesIn(node: Node, names = new Set<string>()): Set<string> {
  if (node.type === 'name') names.add(node.name);
  else if ('parts' in node) node.parts.forEach((part) => namesIn(part, names));
  return names;
}

/** A value for arithmetic: a finite number, or a text that is one. Never NaN, never a silent 0. */
export function toNumber(node: Node, outcome: Outcome): number | FormulaError {
  if (isFormulaError(outcome)) return outcome;
  const number = typeof outcome === 'string' ? numberOf(outcome) : outcome;
  if (typeof number !== 'number') return typeError(node, outcome, 'ei ole luku');
  return number - number === 0 ? number : notFinite(node);
}

/** The text for a number that is too large for arithmetic, or not a number. */
export const notFinite = (place: Span, text = 'Luku ei ole äärellinen.'): FormulaError =>
  formulaError('NOT_FINITE', text, place);
