import { formulaError, isFormulaError } from './formula-error.js';
import { finite, toNumber } from './outcome.js';
import type { ArithmeticSign, BinaryNode, UnaryNode } from './syntax-tree.js';
import { join, print, type Outcome, type Run } from './value.js';

const compute: Readonly<Record<ArithmeticSign, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
};

/** Everything but two numbers with a finite result: texts that are numbers, joining, and the errors. */
function carefully(node: BinaryNode, sign: ArithmeticSign, left: Outcome, right: Outcome): Outcome {
  if (isFormulaError(left)) return left;
  if (isFormulaError(right)) return right;
  if (sign === '+' && (typeof left === 'string' || typeof right === 'string'))
    return join(print(left), print(right), node);
  const one = toNumber(node.left, left);
  if (isFormulaError(one)) return one;
  const other = toNumber(node.right, right);
  if (isFormulaError(other)) return other;
  if (other === 0 && (sign === '/' || sign === '%'))
    return formulaError('NOT_FINITE', 'Nollalla ei voi jakaa.', node.right);
  return finite(node, compute[sign](one, other));
}

/**
 * Arithmetic on two numbers at once, anything else with care. `value - value === 0` is false for NaN and infinities, so
 * that these never go on. The sign is not looked up while evaluating: each has its closure.
 */
export function arithmetic(node: BinaryNode, sign: ArithmeticSign, left: Run, right: Run): Run {
  switch (sign) {
    case '+':
      return (slots) => {
        const [one, other] = [left(slots), right(slots)];
        if (typeof one === 'number' && typeof other === 'number') {
          const value = one + other;
          if (value - value === 0) return value;
        }
        return carefully(node, sign, one, other);
      };
    case '-':
      return (slots) => {
        const [one, other] = [left(slots), right(slots)];
        if (typeof one === 'number' && typeof other === 'number') {
          const value = one - other;
          if (value - value === 0) return value;
        }
        return carefully(node, sign, one, other);
      };
    case '*':
      return (slots) => {
        const [one, other] = [left(slots), right(slots)];
        if (typeof one === 'number' && typeof other === 'number') {
          const value = one * other;
          if (value - value === 0) return value;
        }
        return carefully(node, sign, one, other);
      };
    case '/':
      return (slots) => {
        const [one, other] = [left(slots), right(slots)];
        if (typeof one === 'number' && typeof other === 'number') {
          const value = one / other;
          if (value - value === 0) return value;
        }
        return carefully(node, sign, one, other);
      };
    case '%':
      return (slots) => carefully(node, sign, left(slots), right(slots));
  }
}

/** `-a` and `+a`; the latter makes a number of a text. */
export function signed(node: UnaryNode, operand: Run): Run {
  const factor = node.sign === '-' ? -1 : 1;
  return (slots) => {
    const number = toNumber(node.operand, operand(slots));
    return isFormulaError(number) ? number : number * factor;
  };
}
