import { isFormulaError } from './formula-error.js';
import { toNumber } from './outcome.js';
import type { BinaryNode, EqualitySign, OrderSign } from './syntax-tree.js';
import { numberOf, type Outcome, type Run, type Value } from './value.js';

/** Two texts stand in the order of their characters, which is the same everywhere; anything else are numbers. */
function orderCarefully(
  node: BinaryNode,
  left: Outcome,
  right: Outcome,
  inOrder: (difference: number) => boolean,
): Outcome {
  if (isFormulaError(left)) return left;
  if (isFormulaError(right)) return right;
  if (typeof left === 'string' && typeof right === 'string')
    return inOrder(left === right ? 0 : left < right ? -1 : 1);
  const one = toNumber(node.left, left);
  if (isFormulaError(one)) return one;
  const other = toNumber(node.right, right);
  if (isFormulaError(other)) return other;
  return inOrder(one === other ? 0 : one < other ? -1 : 1);
}

/** Comparison by size. A missing value is no 0: it is a TYPE error, unlike in JavaScript. */
export function order(node: BinaryNode, sign: OrderSign, left: Run, right: Run): Run {
  switch (sign) {
    case '<':
      return (slots) => {
        const [one, other] = [left(slots), right(slots)];
        if (typeof one === 'number' && typeof other === 'number') return one < other;
        return orderCarefully(node, one, other, (difference) => difference < 0);
      };
    case '>':
      return (slots) => {
        const [one, other] = [left(slots), right(slots)];
        if (typeof one === 'number' && typeof other === 'number') return one > other;
        return orderCarefully(node, one, other, (difference) => difference > 0);
      };
    case '<=':
      return (slots) => {
        const [one, other] = [left(slots), right(slots)];
        if (typeof one === 'number' && typeof other === 'number') return one <= other;
        return orderCarefully(node, one, other, (difference) => difference <= 0);
      };
    case '>=':
      return (slots) => {
        const [one, other] = [left(slots), right(slots)];
        if (typeof one === 'number' && typeof other === 'number') return one >= other;
        return orderCarefully(node, one, other, (difference) => difference >= 0);
      };
  }
}

/** `==`: as `===`, but a text that is a number equals it, and 'true' and 'false' equal the booleans. */
function looselyEqual(left: Value, right: Value): boolean {
  if (left === right) return true;
  if (typeof left === 'string') return typeof right !== 'string' && equalsText(right, left);
  return typeof right === 'string' && equalsText(left, right);
}

function equalsText(value: Value, text: string): boolean {
  if (typeof value === 'number') return numberOf(text) === value;
  return typeof value === 'boolean' && text === `${value}`;
}

export function equality(node: BinaryNode, sign: EqualitySign, left: Run, right: Run): Run {
  const wanted = sign === '==' || sign === '===';
  const strict = sign === '===' || sign === '!==';
  return (slots) => {
    const [one, other] = [left(slots), right(slots)];
    if (isFormulaError(one)) return one;
    if (isFormulaError(other)) return other;
    return (one === other || (!strict && looselyEqual(one, other))) === wanted;
  };
}
