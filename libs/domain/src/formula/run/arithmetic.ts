import { divisorOf, printed, remainder } from '../language/decisions.js';
import { isExact } from '../language/doubt.js';
import { comparedAs, orderOf } from '../language/exact.js';
import { isFormulaError } from '../language/formula-error.js';
import { take, type Operand } from '../language/operand.js';
import { notFinite, toNumber } from '../language/outcome.js';
import type { ArithmeticSign, BinaryNode, OrderSign, UnaryNode } from '../language/syntax-tree.js';
import { join, type Outcome, type Run } from '../language/value.js';

type Slots = readonly Outcome[];
type Sign = ArithmeticSign | OrderSign;

const isOrder = (sign: Sign): boolean => /[<>]/.test(sign);

/** Whether two numbers or two texts are in the order that a sign states. */
export const areInOrder = <Ordered extends number | string>(
  sign: string,
  one: Ordered,
  other: Ordered,
): boolean => (one === other ? sign.includes('=') : one < other === sign.includes('<'));

/** The result of an arithmetic sign on two numbers. */
function ofNumbers(node: BinaryNode, sign: Sign, one: number, other: number, slots: Slots): number {
  if (sign === '+') return one + other;
  if (sign === '-') return one - other;
  if (sign === '*') return one * other;
  return sign === '/' ? one / divisorOf(node.parts[1], other, slots) : remainder(node, one, other, slots);
}

/**
 * The result of a sign on any two outcomes. It joins texts, takes texts that are numbers as numbers, and reports
 * errors. Two texts compare by their characters, which is the same everywhere. A missing value is not 0, unlike in
 * JavaScript.
 */
function anyOutcomes(node: BinaryNode, sign: Sign, left: Outcome, right: Outcome, slots: Slots): Outcome {
  if (isFormulaError(left)) return left;
  if (isFormulaError(right)) return right;
  const [first, second] = node.parts;
  if (typeof left === 'string' && typeof right === 'string' && isOrder(sign))
    return areInOrder(sign, left, right);
  if (sign === '+' && (typeof left === 'string' || typeof right === 'string'))
    return join(printed(first, left, slots), printed(second, right, slots), node);
  const one = toNumber(first, left);
  const other = toNumber(second, right);
  if (isFormulaError(one)) return one;
  if (isFormulaError(other)) return other;
  if (isOrder(sign))
    return areInOrder(
      sign,
      orderOf(comparedAs(first, left, one), comparedAs(second, right, other), slots),
      0,
    );
  const value = ofNumbers(node, sign, one, other, slots);
  if (value - value === 0) return value;
  return divisorOf(second, other, slots) === 0
    ? notFinite(second, 'Nollalla ei voi jakaa.')
    : notFinite(node);
}

/** Arithmetic and comparison by size. */
export function arithmetic(node: BinaryNode, sign: Sign, left: Operand, right: Operand): Run {
  const part = node.parts[1];
  const constant = part.type === 'constant' && typeof part.value === 'number' ? part.value : undefined;
  if (isOrder(sign) && !node.parts.every(isExact)) return carefulOrder(node, sign, left, right);
  return withConstant(node, sign, left, constant) ?? ofOperands(node, sign, left, right, constant);
}

/**
 * Two numbers are computed on the spot; everything else goes to `anyOutcomes`. `value - value === 0` is false for NaN
 * and the infinities, which are no results. Each sign has a closure of its own, because one closure that looks up its
 * sign at evaluation takes three times as long (measured). So the repetition stays.
 */
function ofOperands(node: BinaryNode, sign: Sign, left: Operand, right: Operand, constant?: number): Run {
  switch (sign) {
    case '+':
      return (slots) => {
        const one = take(left, slots);
        const other = take(right, slots);
        if (typeof one === 'string' && typeof other === 'string') return join(one, other, node);
        const value = typeof one === 'number' && typeof other === 'number' ? one + other : NaN;
        return value - value === 0 ? value : anyOutcomes(node, sign, one, other, slots);
      };
    case '-':
      return (slots) => {
        const one = take(left, slots);
        const other = take(right, slots);
        const value = typeof one === 'number' && typeof other === 'number' ? one - other : NaN;
        return value - value === 0 ? value : anyOutcomes(node, sign, one, other, slots);
      };
    case '*':
      return (slots) => {
        const one = take(left, slots);
        const other = take(right, slots);
        const value = typeof one === 'number' && typeof other === 'number' ? one * other : NaN;
        return value - value === 0 ? value : anyOutcomes(node, sign, one, other, slots);
      };
    case '/':
      if (!isExact(node.parts[1]))
        return (slots) => anyOutcomes(node, sign, take(left, slots), take(right, slots), slots);
      return (slots) => {
        const one = take(left, slots);
        const other = take(right, slots);
        const value = typeof one === 'number' && typeof other === 'number' ? one / other : NaN;
        return value - value === 0 ? value : anyOutcomes(node, sign, one, other, slots);
      };
    case '%':
      return (slots) => {
        const one = take(left, slots);
        const other = take(right, slots);
        const value =
          typeof one === 'number' && typeof other === 'number' ? remainder(node, one, other, slots) : NaN;
        return value - value === 0 ? value : anyOutcomes(node, sign, one, other, slots);
      };
    case '<':
      return (slots) => {
        const one = take(left, slots);
        const other = constant ?? take(right, slots);
        return typeof one === 'number' && typeof other === 'number'
          ? one < other
          : anyOutcomes(node, sign, one, other, slots);
      };
    case '>':
      return (slots) => {
        const one = take(left, slots);
        const other = constant ?? take(right, slots);
        return typeof one === 'number' && typeof other === 'number'
          ? one > other
          : anyOutcomes(node, sign, one, other, slots);
      };
    case '<=':
      return (slots) => {
        const one = take(left, slots);
        const other = constant ?? take(right, slots);
        return typeof one === 'number' && typeof other === 'number'
          ? one <= other
          : anyOutcomes(node, sign, one, other, slots);
      };
    case '>=':
      return (slots) => {
        const one = take(left, slots);
        const other = constant ?? take(right, slots);
        return typeof one === 'number' && typeof other === 'number'
          ? one >= other
          : anyOutcomes(node, sign, one, other, slots);
      };
  }
}

/** The order of two parts of which one is calculated, so that its number may carry noise. */
function carefulOrder(node: BinaryNode, sign: Sign, left: Operand, right: Operand): Run {
  const [first, second] = node.parts;
  return (slots) => {
    const one = take(left, slots);
    const other = take(right, slots);
    if (typeof one !== 'number' || typeof other !== 'number')
      return anyOutcomes(node, sign, one, other, slots);
    return areInOrder(sign, orderOf({ value: one, node: first }, { value: other, node: second }, slots), 0);
  };
}

/** A constant on the right is the commonest case. This saves a third of the time (measured). */
function withConstant(node: BinaryNode, sign: Sign, left: Operand, constant?: number): Run | undefined {
  if (constant === undefined) return undefined;
  const added = sign === '-' ? -constant : constant;
  switch (sign) {
    case '+':
    case '-':
      return (slots) => {
        const one = take(left, slots);
        const value = typeof one === 'number' ? one + added : NaN;
        return value - value === 0 ? value : anyOutcomes(node, sign, one, constant, slots);
      };
    case '*':
      return (slots) => {
        const one = take(left, slots);
        const value = typeof one === 'number' ? one * constant : NaN;
        return value - value === 0 ? value : anyOutcomes(node, sign, one, constant, slots);
      };
    case '/':
      return (slots) => {
        const one = take(left, slots);
        const value = typeof one === 'number' ? one / constant : NaN;
        return value - value === 0 ? value : anyOutcomes(node, sign, one, constant, slots);
      };
    default:
      return undefined;
  }
}

/** `-a` and `+a`; the latter converts a text to a number. */
export function signed(node: UnaryNode, operand: Operand): Run {
  const factor = node.sign === '-' ? -1 : 1;
  return (slots) => {
    const number = toNumber(node.parts[0], take(operand, slots));
    return isFormulaError(number) ? number : number * factor;
  };
}
