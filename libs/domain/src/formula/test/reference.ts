import {
  add,
  ceilOf,
  divide,
  floorOf,
  minus,
  multiply,
  order,
  rational,
  remain,
  roundHalfOf,
  roundOf,
  size,
  whole,
  type Rational,
} from './rational.js';
import type { Values } from './small-schema.js';

/**
 * A second implementation of the language, as plain as possible and sharing no code with the first: the meaning of a
 * tree in exact numbers, and its printing. Property tests compare the two.
 */
export type Tree =
  | { kind: 'constant'; value: Plain }
  | { kind: 'name'; name: string }
  | { kind: 'unary'; sign: '!' | '-' | '+'; operand: Tree }
  | { kind: 'binary'; sign: string; left: Tree; right: Tree }
  | { kind: 'choice'; test: Tree; yes: Tree; no: Tree }
  | { kind: 'call'; name: string; args: Tree[] };

export type Plain = number | string | boolean | null;
/** A value of the reference: its numbers are exact. */
export type Meaning = Rational | string | boolean | null;

/** Thrown when an expression has no value. */
export class NoValue extends Error {
  constructor(readonly code: 'TYPE' | 'NOT_FINITE') {
    super(code);
  }
}

export function meaning(tree: Tree, values: Values): Meaning {
  switch (tree.kind) {
    case 'constant':
      return exact(tree.value);
    case 'name':
      return values[tree.name] === '' ? null : exact((values[tree.name] ?? null) as Plain);
    case 'unary': {
      const operand = meaning(tree.operand, values);
      if (tree.sign === '!') return !isTrue(operand);
      return tree.sign === '-' ? minus(number(operand)) : number(operand);
    }
    case 'choice':
      return meaning(isTrue(meaning(tree.test, values)) ? tree.yes : tree.no, values);
    case 'call':
      return tree.name === 'if'
        ? meaning(isTrue(meaning(tree.args[0]!, values)) ? tree.args[1]! : tree.args[2]!, values)
        : called(tree.name, tree.args, values);
    case 'binary':
      return combined(tree.sign, tree.left, tree.right, values);
  }
}

const exact = (value: Plain): Meaning => (typeof value === 'number' ? rational(String(value)) : value);
const isNumber = (value: Meaning): value is Rational => typeof value === 'object' && value !== null;

function combined(sign: string, leftTree: Tree, rightTree: Tree, values: Values): Meaning {
  const left = meaning(leftTree, values);
  if (sign === '??') return left ?? meaning(rightTree, values);
  if (sign === '&&') return isTrue(left) ? isTrue(meaning(rightTree, values)) : false;
  if (sign === '||') return isTrue(left) ? true : isTrue(meaning(rightTree, values));
  const right = meaning(rightTree, values);
  if (sign === '===') return same(left, right);
  if (sign === '!==') return !same(left, right);
  if (sign === '==') return alike(left, right);
  if (sign === '!=') return !alike(left, right);
  if ('<=>='.includes(sign)) return isInOrder(sign, left, right);
  if (sign === '+' && (typeof left === 'string' || typeof right === 'string'))
    return shown(left) + shown(right);
  const [one, other] = [number(left), number(right)];
  if (sign === '+') return add(one, other);
  if (sign === '-') return add(one, minus(other));
  if (sign === '*') return multiply(one, other);
  if (other.n === 0n) throw new NoValue('NOT_FINITE');
  return sign === '/' ? divide(one, other) : remain(one, other);
}

function isInOrder(sign: string, left: Meaning, right: Meaning): boolean {
  const areTexts = typeof left === 'string' && typeof right === 'string';
  const isLess = areTexts ? left < right : order(number(left), number(right)) < 0;
  const isMore = areTexts ? left > right : order(number(left), number(right)) > 0;
  if (sign === '<') return isLess;
  if (sign === '>') return isMore;
  return sign === '<=' ? !isMore : !isLess;
}

/** A helper call; its numbers are converted one after the other. */
function called(name: string, args: Tree[], values: Values): Meaning {
  if (name === 'min' || name === 'max') {
    const numbers = args.map((arg) => number(meaning(arg, values)));
    return numbers.reduce((best, next) => (order(next, best) < 0 === (name === 'min') ? next : best));
  }
  const all = args.map((arg) => meaning(arg, values));
  const [first = null, second = null] = all;
  if (name === 'contains') return shown(first).includes(shown(second));
  if (name === 'startsWith') return shown(first).startsWith(shown(second));
  if (name === 'lower') return shown(first).toLowerCase();
  if (name === 'upper') return shown(first).toUpperCase();
  const value = number(first);
  if (name === 'abs') return size(value);
  if (name === 'ceil') return ceilOf(value);
  if (name === 'floor') return floorOf(value);
  return name === 'roundHalf' ? roundHalfOf(value) : roundOf(value);
}

function isTrue(value: Meaning): boolean {
  if (typeof value === 'boolean') return value;
  if (isNumber(value)) return value.n > 0n;
  if (value === null || value === '' || value === 'false') return false;
  if (value === 'true') return true;
  return number(value).n > 0n;
}

function number(value: Meaning): Rational {
  if (isNumber(value)) return value;
  if (typeof value === 'string' && /^\s*[-+]?[0-9]+([.,][0-9]+)?\s*$/.test(value))
    return rational(value.trim().replace('+', '').replace(',', '.'));
  throw new NoValue('TYPE');
}

const isNothing = (value: Meaning): boolean => value === null || value === '';
function same(left: Meaning, right: Meaning): boolean {
  if (isNumber(left) && isNumber(right)) return order(left, right) === 0;
  return left === right || (isNothing(left) && isNothing(right));
}

function alike(left: Meaning, right: Meaning): boolean {
  if (isNothing(left) || isNothing(right)) return same(left, right);
  if (typeof left === typeof right) return same(left, right);
  if (typeof left === 'string') return alike(right, left);
  if (isNumber(left) && typeof right === 'string') {
    try {
      return order(number(right), left) === 0;
    } catch {
      return false;
    }
  }
  return typeof left === 'boolean' && right === String(left);
}

/** A value in a text: at most four decimals, halves away from zero. */
export function shown(value: Meaning): string {
  if (!isNumber(value)) return value === null ? '' : String(value);
  const units = roundOf(multiply(size(value), whole(10_000n))).n;
  // From here on four decimals more do not fit into a number, and its own digits are printed.
  if (units > 2n ** 53n) return shownLarge(value);
  const digits = String(units).padStart(5, '0');
  const text = `${digits.slice(0, -4)},${digits.slice(-4)}`.replace(/,?0+$/, '');
  return value.n < 0n && units > 0n ? `-${text}` : text;
}

function shownLarge({ n, d }: Rational): string {
  const near = Number(n) / Number(d);
  if (Math.abs(near) >= 1e21) return BigInt(near).toString();
  return near
    .toFixed(4)
    .replace(/\.?0+$/, '')
    .replace('.', ',');
}
