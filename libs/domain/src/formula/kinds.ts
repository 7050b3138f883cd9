import { closureOf, operandOf } from './closures.js';
import { formulaError, isFormulaError, type FormulaError } from './formula-error.js';
import { formulaLimits } from './limits.js';
import { constantOperand, take, type Operand } from './operand.js';
import { toNumber, toTruth } from './outcome.js';
import type { ParsedFormula } from './parse-formula.js';
import { staticType } from './static-type.js';
import type { Node } from './syntax-tree.js';
import { print, tooLongOutput, type Outcome, type Run } from './value.js';

/** What a formula is for, and with it what evaluating gives. */
export interface KindValues {
  condition: boolean;
  /** null when there is nothing to reckon with: an empty formula, or a variable without a value. */
  number: number | null;
  text: string;
}
export type FormulaKind = keyof KindValues;

/** A value turned into what the kind asks for [G-193, G-194]: an empty condition holds, an empty number is none. */
const asKind: { readonly [Kind in FormulaKind]: (node: Node, value: Outcome) => Outcome } = {
  condition: (node, value) => (value === null || value === '' ? true : toTruth(node, value)),
  number: (node, value) => (value === null || value === '' ? null : toNumber(node, value)),
  text: (node, value) => {
    if (isFormulaError(value)) return value;
    const text = print(value);
    return text.length > formulaLimits.output ? tooLongOutput(node) : text;
  },
};

/** What a part may give so that nothing is left to convert; a text is always looked at, for its length. */
const resultOf = { condition: 'boolean', number: 'number', text: 'string' } as const;

/** The closure of a whole formula, or the error of a plain text where a formula must be. */
export function formulaClosure(
  kind: FormulaKind,
  { texts, segments }: Pick<ParsedFormula<never>, 'texts' | 'segments'>,
  length: number,
): Run | FormulaError {
  const whole: Node = { type: 'constant', value: null, from: 0, to: length };
  if (segments.length === 0) return plainClosure(kind, texts.join(''), whole);
  const convert = asKind[kind];
  const [only] = segments;
  if (segments.length === 1 && isAlone(kind, texts)) {
    if (!only) return constant(convert(whole, null));
    const run = closureOf(only);
    return staticType(only) === resultOf[kind] ? run : (slots) => convert(only, run(slots));
  }
  const joined = joinClosure(texts, segments, whole);
  return kind === 'text' ? joined : (slots) => convert(whole, joined(slots));
}

/** A segment without text around it keeps its type; around conditions and numbers spaces are nothing. */
const isAlone = (kind: FormulaKind, texts: readonly string[]): boolean =>
  texts.every((text) => (kind === 'text' ? text : text.trim()) === '');

/**
 * A source without braces: nothing, true or false, or a number (C-50). Conditions and numbers that are none of these are
 * refused [G-189]; a text is shown as it is.
 */
function plainClosure(kind: FormulaKind, text: string, whole: Node): Run | FormulaError {
  const value = asKind[kind](whole, kind === 'text' ? text : text.trim());
  if (!isFormulaError(value)) return constant(value);
  return value.value === 'true' || value.value === 'false'
    ? value
    : formulaError('NO_PAIR', 'No matches between { and }', whole);
}

/** The texts of a template with the values of its segments between them. */
function joinClosure(texts: readonly string[], segments: readonly (Node | undefined)[], whole: Node): Run {
  const [first = '', ...after] = texts;
  const operands = segments.map((node) => (node ? operandOf(node) : constantOperand('')));
  return (slots) => {
    let text = first;
    for (let index = 0; index < operands.length; index += 1) {
      const value = take(operands[index] as Operand, slots);
      if (typeof value === 'string') text += value;
      else if (isFormulaError(value)) return value;
      else text += print(value);
      text += after[index] as string;
    }
    return text.length > formulaLimits.output ? tooLongOutput(whole) : text;
  };
}

const constant =
  (value: Outcome): Run =>
  () =>
    value;
