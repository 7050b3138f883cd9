import { parseTimeField } from '../../time/time-field.js';
import { isFormulaError, type FormulaError } from '../language/formula-error.js';
import { take, type Operand } from '../language/operand.js';
import { typeError } from '../language/outcome.js';
import type { BinaryNode, Node } from '../language/syntax-tree.js';
import { print, type Outcome, type Run } from '../language/value.js';
import { areInOrder } from './arithmetic.js';

const END_OF_DAY = 24 * 60;
const END_OF_DAY_TEXT = /^(?:klo\s*)?24(?:[:.,]?00)?$/i;

/** Whether a part is a time whatever the values are: a time variable, or a choice that may give one. */
function isTime(node: Node): boolean {
  if (node.type === 'name') return node.isTime;
  if (node.type === 'binary') return node.sign === '??' && node.parts.some(isTime);
  return node.type === 'call' && node.callee.name === 'if' && node.parts.slice(1).some(isTime);
}

/** Whether the sign compares and one side is a time, so that the other side has to be one too. */
export const comparesTimes = ({ sign, parts }: BinaryNode): boolean =>
  /^(?:[<>]=?|[=!]==?)$/.test(sign) && parts.some(isTime);

/**
 * Compares times by the clock: as texts, '6:00' comes after '06:15'. What is no time is an error, because its order
 * among the texts means nothing to the author. Asking whether a time is missing stays possible.
 */
export function timeComparison({ sign, parts }: BinaryNode, left: Operand, right: Operand): Run {
  const isEquality = /^[=!]=/.test(sign);
  return (slots) => {
    const one = take(left, slots);
    const other = take(right, slots);
    if (isFormulaError(one)) return one;
    if (isFormulaError(other)) return other;
    if (isEquality && (isMissing(one) || isMissing(other)))
      return (isMissing(one) && isMissing(other)) === sign.startsWith('=');
    const first = toMinutes(parts[0], one);
    if (typeof first !== 'number') return first;
    const second = toMinutes(parts[1], other);
    if (typeof second !== 'number') return second;
    return isEquality ? (first === second) === sign.startsWith('=') : areInOrder(sign, first, second);
  };
}

const isMissing = (outcome: Outcome): boolean => outcome === null || outcome === '';

/** Minutes of the day, up to 24:00. */
function toMinutes(node: Node, value: Exclude<Outcome, FormulaError>): number | FormulaError {
  const text = print(value);
  const minutes = END_OF_DAY_TEXT.test(text.trim()) ? END_OF_DAY : parseTimeField(text);
  return minutes ?? typeError(node, value, 'ei ole kellonaika');
}
