import { isFormulaError } from './formula-error.js';
import { constantOperand, fixedNumber, take, type Operand } from './operand.js';
import { notFinite, TOO_LARGE, toNumber } from './outcome.js';
import type { ArithmeticSign, BinaryNode, UnaryNode } from './syntax-tree.js';
import { join, print, type Outcome, type Run } from './value.js';

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
  if (one !== left || other !== right)
    return arithmetic(node, sign, constantOperand(one), constantOperand(other))([]);
  return other === 0 ? notFinite('Nollalla ei voi jakaa.', node.right) : notFinite(TOO_LARGE, node);
}

/**
 * Arithmetic on two numbers at once, anything else with care. `value - value === 0` is false for NaN and infinities, so
 * that these never go on. Each sign has a closure of its own, and one for a constant on its right, the most usual case:
 * asking for the sign while evaluating takes three times as long (measured), so the repetition stays.
 */
export function arithmetic(node: BinaryNode, sign: ArithmeticSign, left: Operand, right: Operand): Run {
  const fixed = fixedNumber(right);
  if (fixed !== undefined) return withConstant(node, sign, left, fixed);
  switch (sign) {
    case '+':
      return (slots) => {
        const one = take(left, slots);
        const other = take(right, slots);
        if (typeof one === 'number' && typeof other === 'number') {
          const value = one + other;
          if (value - value === 0) return value;
        }
        if (typeof one === 'string' && typeof other === 'string') return join(one, other, node);
        return carefully(node, sign, one, other);
      };
    case '-':
      return (slots) => {
        const one = take(left, slots);
        const other = take(right, slots);
        if (typeof one === 'number' && typeof other === 'number') {
          const value = one - other;
          if (value - value === 0) return value;
        }
        return carefully(node, sign, one, other);
      };
    case '*':
      return (slots) => {
        const one = take(left, slots);
        const other = take(right, slots);
        if (typeof one === 'number' && typeof other === 'number') {
          const value = one * other;
          if (value - value === 0) return value;
        }
        return carefully(node, sign, one, other);
      };
    case '/':
      return (slots) => {
        const one = take(left, slots);
        const other = take(right, slots);
        if (typeof one === 'number' && typeof other === 'number') {
          const value = one / other;
          if (value - value === 0) return value;
        }
        return carefully(node, sign, one, other);
      };
    case '%':
      return (slots) => {
        const one = take(left, slots);
        const other = take(right, slots);
        if (typeof one === 'number' && typeof other === 'number') {
          const value = one % other;
          if (value - value === 0) return value;
        }
        return carefully(node, sign, one, other);
      };
  }
}

function withConstant(node: BinaryNode, sign: ArithmeticSign, left: Operand, other: number): Run {
  switch (sign) {
    case '+':
      return (slots) => {
        const one = take(left, slots);
        const value = typeof one === 'number' ? one + other : NaN;
        return value - value === 0 ? value : carefully(node, sign, one, other);
      };
    case '-':
      return (slots) => {
        const one = take(left, slots);
        const value = typeof one === 'number' ? one - other : NaN;
        return value - value === 0 ? value : carefully(node, sign, one, other);
      };
    case '*':
      return (slots) => {
        const one = take(left, slots);
        const value = typeof one === 'number' ? one * other : NaN;
        return value - value === 0 ? value : carefully(node, sign, one, other);
      };
    case '/':
      return (slots) => {
        const one = take(left, slots);
        const value = typeof one === 'number' ? one / other : NaN;
        return value - value === 0 ? value : carefully(node, sign, one, other);
      };
    case '%':
      return (slots) => {
        const one = take(left, slots);
        const value = typeof one === 'number' ? one % other : NaN;
        return value - value === 0 ? value : carefully(node, sign, one, other);
      };
  }
}

/** `-a` and `+a`; the latter makes a number of a text. */
export function signed(node: UnaryNode, operand: Operand): Run {
  const factor = node.sign === '-' ? -1 : 1;
  return (slots) => {
    const number = toNumber(node.operand, take(operand, slots));
    return isFormulaError(number) ? number : number * factor;
  };
}
