import { doubt, NEGLIGIBLE } from './doubt.js';
import { isFormulaError, type FormulaError } from './formula-error.js';
import {
  compared,
  dividedBy,
  fractionOf,
  isBounded,
  negative,
  plus,
  remainderOf,
  times,
  type Fraction,
} from './fraction.js';
import { MOST_EXACT_STEPS } from './limits.js';
import { toNumber, typeError } from './outcome.js';
import type { BinaryNode, CallNode, Node } from './syntax-tree.js';
import { numberOf, type Outcome } from './value.js';

type Slots = readonly Outcome[];

let stepsLeft = 0;

/** Begins an evaluation, which may take so many exact steps. Beyond them binary arithmetic decides. */
export function allowExactSteps(): void {
  stepsLeft = MOST_EXACT_STEPS;
}

/** The decimal of a part as a fraction; undefined where it is no number, or too long to calculate. */
export function exactly(node: Node, slots: Slots): Fraction | undefined {
  stepsLeft -= 1;
  if (stepsLeft < 0) return undefined;
  const exact = exactUnbounded(node, slots);
  return exact && isBounded(exact) ? exact : undefined;
}

function exactUnbounded(node: Node, slots: Slots): Fraction | undefined {
  switch (node.type) {
    case 'unary': {
      const operand = node.sign === '!' ? undefined : exactly(node.parts[0], slots);
      return operand && node.sign === '-' ? negative(operand) : operand;
    }
    case 'binary':
      return exactBinary(node, slots);
    case 'call':
      return exactCall(node, slots);
    default:
      return exactOutcome(outcomeOf(node, slots));
  }
}

function exactBinary(node: BinaryNode, slots: Slots): Fraction | undefined {
  const [left, right] = node.parts;
  if (node.sign === '??') return exactly(outcomeOf(left, slots) === null ? right : left, slots);
  if (node.sign === '+') {
    const outcome = outcomeOf(node, slots);
    if (typeof outcome === 'string') return exactOutcome(outcome);
  }
  const one = exactly(left, slots);
  const other = one && exactly(right, slots);
  if (!other) return undefined;
  switch (node.sign) {
    case '+':
      return plus(one, other);
    case '-':
      return plus(one, negative(other));
    case '*':
      return times(one, other);
    case '/':
      return dividedBy(one, other);
    case '%':
      return remainderOf(one, other);
    default:
      return undefined;
  }
}

function exactCall(node: CallNode, slots: Slots): Fraction | undefined {
  const { callee, parts } = node;
  if (callee.name === 'if') {
    const [test, yes, no] = parts as [Node, Node, Node];
    const truth = toTruth(test, outcomeOf(test, slots), slots);
    return isFormulaError(truth) ? undefined : exactly(truth ? yes : no, slots);
  }
  if (!callee.exact) return exactOutcome(outcomeOf(node, slots));
  const args = parts.map((part) => exactly(part, slots));
  return args.every((arg) => arg !== undefined) ? callee.exact(args) : undefined;
}

function exactOutcome(outcome: Outcome): Fraction | undefined {
  const number = typeof outcome === 'string' ? numberOf(outcome) : outcome;
  return typeof number === 'number' ? fractionOf(number) : undefined;
}

function outcomeOf(node: Node, slots: Slots): Outcome {
  if (node.type === 'constant') return node.value;
  return node.type === 'name' ? (slots[node.slot] as Outcome) : (node.run?.(slots) ?? null);
}

/** A number that is compared: with its part, or without one when it is the decimal itself. */
export interface Compared {
  readonly value: number;
  readonly node?: Node | undefined;
}

/**
 * Negative, zero or positive as one decimal is less than, equal to or greater than the other. Binary arithmetic decides
 * unless the two are so close that its noise could. They are equal then, or calculated exactly where the noise is large
 * enough to hide a difference.
 */
export function orderOf(one: Compared, other: Compared, slots: Slots): number {
  const difference = one.value - other.value;
  const noise = doubtOf(one, slots) + doubtOf(other, slots);
  if (noise === 0 || Math.abs(difference) > noise) return difference;
  if (noise < NEGLIGIBLE) return 0;
  const left = exactOf(one, slots);
  const right = left && exactOf(other, slots);
  return right ? compared(left, right) : difference;
}

const doubtOf = ({ node }: Compared, slots: Slots): number => (node === undefined ? 0 : doubt(node, slots));
const exactOf = ({ node, value }: Compared, slots: Slots): Fraction | undefined =>
  node ? exactly(node, slots) : fractionOf(value);

/** An outcome as a number to compare. A text is read, and not calculated. */
export const comparedAs = (node: Node, outcome: Outcome, value: number): Compared =>
  typeof outcome === 'string' ? { value } : { value, node };

const zero: Compared = { value: 0 };

/**
 * Whether a value counts as true [G-194]. A positive number does (also as text). 0, negative numbers and missing values
 * do not; a whole condition without a value is true all the same (`formulaClosure`).
 */
export function toTruth(node: Node, outcome: Outcome, slots: Slots): boolean | FormulaError {
  if (typeof outcome === 'boolean' || isFormulaError(outcome)) return outcome;
  if (outcome === null || outcome === '' || outcome === 'false') return false;
  if (outcome === 'true') return true;
  const number = toNumber(node, outcome);
  if (typeof number === 'number') return orderOf(comparedAs(node, outcome, number), zero, slots) > 0;
  return number.code === 'TYPE' ? typeError(node, outcome, 'ei ole tosi eikä epätosi') : number;
}
