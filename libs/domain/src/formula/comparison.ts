import { isFormulaError } from './formula-error.js';
import { constantOperand, fixedNumber, take, type Operand } from './operand.js';
import { toNumber } from './outcome.js';
import type { BinaryNode, EqualitySign, OrderSign } from './syntax-tree.js';
import { numberOf, type Outcome, type Run, type Value } from './value.js';

/** Two texts stand in the order of their characters, which is the same everywhere; anything else are numbers. */
function orderCarefully(node: BinaryNode, sign: OrderSign, left: Outcome, right: Outcome): Outcome {
  if (isFormulaError(left)) return left;
  if (isFormulaError(right)) return right;
  const numbers = (one: number, other: number): Outcome =>
    order(node, sign, constantOperand(one), constantOperand(other))([]);
  if (typeof left === 'string' && typeof right === 'string')
    return numbers(Number(left > right), Number(left < right));
  const one = toNumber(node.left, left);
  if (isFormulaError(one)) return one;
  const other = toNumber(node.right, right);
  return isFormulaError(other) ? other : numbers(one, other);
}

/**
 * Comparison by size. A missing value is no 0: it is a TYPE error, unlike in JavaScript. A closure for each sign and for
 * a constant on its right, as in arithmetic.
 */
export function order(node: BinaryNode, sign: OrderSign, left: Operand, right: Operand): Run {
  const fixed = fixedNumber(right);
  if (fixed !== undefined) return orderWithConstant(node, sign, left, fixed);
  switch (sign) {
    case '<':
      return (slots) => {
        const one = take(left, slots);
        const other = take(right, slots);
        if (typeof one === 'number' && typeof other === 'number') return one < other;
        return orderCarefully(node, sign, one, other);
      };
    case '>':
      return (slots) => {
        const one = take(left, slots);
        const other = take(right, slots);
        if (typeof one === 'number' && typeof other === 'number') return one > other;
        return orderCarefully(node, sign, one, other);
      };
    case '<=':
      return (slots) => {
        const one = take(left, slots);
        const other = take(right, slots);
        if (typeof one === 'number' && typeof other === 'number') return one <= other;
        return orderCarefully(node, sign, one, other);
      };
    case '>=':
      return (slots) => {
        const one = take(left, slots);
        const other = take(right, slots);
        if (typeof one === 'number' && typeof other === 'number') return one >= other;
        return orderCarefully(node, sign, one, other);
      };
  }
}

function orderWithConstant(node: BinaryNode, sign: OrderSign, left: Operand, other: number): Run {
  switch (sign) {
    case '<':
      return (slots) => {
        const one = take(left, slots);
        return typeof one === 'number' ? one < other : orderCarefully(node, sign, one, other);
      };
    case '>':
      return (slots) => {
        const one = take(left, slots);
        return typeof one === 'number' ? one > other : orderCarefully(node, sign, one, other);
      };
    case '<=':
      return (slots) => {
        const one = take(left, slots);
        return typeof one === 'number' ? one <= other : orderCarefully(node, sign, one, other);
      };
    case '>=':
      return (slots) => {
        const one = take(left, slots);
        return typeof one === 'number' ? one >= other : orderCarefully(node, sign, one, other);
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

function equalCarefully(sign: EqualitySign, left: Outcome, right: Outcome): Outcome {
  if (isFormulaError(left)) return left;
  if (isFormulaError(right)) return right;
  const isLoose = sign === '==' || sign === '!=';
  const isEqual = left === right || (isLoose && looselyEqual(left, right));
  return isEqual === (sign === '==' || sign === '===');
}

export function equality(sign: EqualitySign, left: Operand, right: Operand): Run {
  const wanted = sign === '==' || sign === '===';
  return (slots) => {
    const one = take(left, slots);
    const other = take(right, slots);
    return typeof one === 'string' && typeof other === 'string'
      ? (one === other) === wanted
      : equalCarefully(sign, one, other);
  };
}
