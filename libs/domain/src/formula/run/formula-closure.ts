import { printed, settled } from '../language/decisions.js';
import { isCalculated } from '../language/doubt.js';
import { toTruth } from '../language/exact.js';
import { formulaError, isFormulaError, type FormulaError } from '../language/formula-error.js';
import type { FormulaKind } from '../language/kind.js';
import { MOST_OUTPUT } from '../language/limits.js';
import { take, type Operand } from '../language/operand.js';
import { toNumber } from '../language/outcome.js';
import type { ParsedFormula } from '../language/parse-formula.js';
import type { Node } from '../language/syntax-tree.js';
import { tooLongOutput, type Outcome, type Run } from '../language/value.js';
import { operandOf } from './closures.js';

/** Compiles a whole formula, or returns the error of a plain text where a formula is required. */
export function formulaClosure(
  kind: FormulaKind,
  { texts, segments }: Pick<ParsedFormula<never>, 'texts' | 'segments'>,
  slots: Outcome[],
  length: number,
): Run | FormulaError {
  const whole: Node = { type: 'constant', value: null, from: 0, to: length };
  const operands = segments.map((segment) => operandOf(segment, slots));
  const joined = joinClosure(texts, segments, operands, whole);
  if (kind === 'text') return joined;

  const isCondition = kind === 'condition';
  const [node] = segments;
  const convertNumber = node && isCalculated(node) ? settledNumber : toNumber;
  const convert = isCondition ? toTruth : convertNumber;
  /** An empty condition is true, and an empty number has no value [G-193, G-194]. Spaces count as empty. */
  const converted = (node: Node, outcome: Outcome, values: readonly Outcome[]): Outcome => {
    const value = typeof outcome === 'string' ? outcome.trim() : outcome;
    if (value === null || value === '') return isCondition || null;
    return convert(node, value, values);
  };
  const outside = texts.join('').trim();
  if (!node) return plainClosure(converted(whole, outside, slots), whole);
  // A segment without text around it keeps its type.
  if (segments.length > 1 || outside) return (values) => converted(whole, joined(values), values);
  const operand = operands[0] as Operand;
  return operand.run && isCondition && givesTruth(node)
    ? operand.run
    : (values) => converted(node, take(operand, values), values);
}

/**
 * A source without braces: empty, true or false, or a number (C-50). Any other condition or number is refused. In a
 * number formula true and false mean no value, like an empty source, and are no error [G-189].
 */
function plainClosure(value: Outcome, whole: Node): Run | FormulaError {
  if (!isFormulaError(value)) return () => value;
  // Only a number with too many digits is an error without a value.
  if (value.value === undefined) return value;
  return value.value === 'true' || value.value === 'false'
    ? () => null
    : formulaError('NO_PAIR', 'No matches between { and }', whole);
}

const settledNumber = (node: Node, outcome: Outcome, slots: readonly Outcome[]): Outcome =>
  settled(node, toNumber(node, outcome), slots);

/** A template: its texts with the values of its segments in between. Without segments it is the text itself. */
function joinClosure(
  texts: readonly string[],
  segments: readonly Node[],
  operands: readonly Operand[],
  whole: Node,
): Run {
  return (slots) => {
    let text = texts[0] as string;
    for (let index = 0; index < operands.length; index += 1) {
      const value = take(operands[index] as Operand, slots);
      if (typeof value === 'string') text += value;
      else if (isFormulaError(value)) return value;
      else text += printed(segments[index] as Node, value, slots);
      text += texts[index + 1] as string;
    }
    return text.length > MOST_OUTPUT ? tooLongOutput(whole) : text;
  };
}

/** Whether a part gives true or false whatever the values are, errors aside. */
const givesTruth = (node: Node): boolean =>
  'sign' in node && node.sign !== '??' && !'+-*/%'.includes(node.sign);
