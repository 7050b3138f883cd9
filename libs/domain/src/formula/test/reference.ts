import type { Values } from './small-schema.js';

/**
 * A second implementation of the language, as plain as possible and sharing no code with the first: the meaning of a
 * tree, and its printing. Property tests compare the two.
 */
export type Tree =
  | { kind: 'constant'; value: Plain }
  | { kind: 'name'; name: string }
  | { kind: 'unary'; sign: '!' | '-' | '+'; operand: Tree }
  | { kind: 'binary'; sign: string; left: Tree; right: Tree }
  | { kind: 'choice'; test: Tree; yes: Tree; no: Tree }
  | { kind: 'call'; name: string; args: Tree[] };

export type Plain = number | string | boolean | null;

/** Thrown when an expression has no value. */
export class NoValue extends Error {
  constructor(readonly code: 'TYPE' | 'NOT_FINITE') {
    super(code);
  }
}

export function meaning(tree: Tree, values: Values): Plain {
  switch (tree.kind) {
    case 'constant':
      return tree.value;
    case 'name':
      return values[tree.name] === '' ? null : ((values[tree.name] ?? null) as Plain);
    case 'unary': {
      const operand = meaning(tree.operand, values);
      if (tree.sign === '!') return !isTrue(operand);
      return tree.sign === '-' ? -number(operand) : number(operand);
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

function combined(sign: string, leftTree: Tree, rightTree: Tree, values: Values): Plain {
  const left = meaning(leftTree, values);
  if (sign === '??') return left ?? meaning(rightTree, values);
  if (sign === '&&') return isTrue(left) ? isTrue(meaning(rightTree, values)) : false;
  if (sign === '||') return isTrue(left) ? true : isTrue(meaning(rightTree, values));
  const right = meaning(rightTree, values);
  if (sign === '===') return same(left, right);
  if (sign === '!==') return !same(left, right);
  if (sign === '==') return alike(left, right);
  if (sign === '!=') return !alike(left, right);
  if ('<=>='.includes(sign)) {
    const [one, other] =
      typeof left === 'string' && typeof right === 'string' ? [left, right] : [number(left), number(right)];
    if (sign === '<') return one < other;
    if (sign === '>') return one > other;
    return sign === '<=' ? one <= other : one >= other;
  }
  if (sign === '+' && (typeof left === 'string' || typeof right === 'string'))
    return shown(left) + shown(right);
  const [one, other] = [number(left), number(right)];
  if (sign === '+') return finite(one + other);
  if (sign === '-') return finite(one - other);
  if (sign === '*') return finite(one * other);
  return finite(sign === '/' ? one / other : one % other);
}

/** A helper call; its numbers are converted one after the other. */
function called(name: string, args: Tree[], values: Values): Plain {
  if (name === 'min') return Math.min(...args.map((arg) => number(meaning(arg, values))));
  if (name === 'max') return Math.max(...args.map((arg) => number(meaning(arg, values))));
  const all = args.map((arg) => meaning(arg, values));
  const [first = null, second = null] = all;
  if (name === 'contains') return shown(first).includes(shown(second));
  if (name === 'startsWith') return shown(first).startsWith(shown(second));
  if (name === 'lower') return shown(first).toLowerCase();
  if (name === 'upper') return shown(first).toUpperCase();
  const value = number(first);
  const near = (x: number): boolean => Math.abs(x - Math.round(x)) <= 1e-8;
  const up = (x: number): number => (near(x) ? Math.round(x) : Math.ceil(x));
  const down = (x: number): number => (near(x) ? Math.round(x) : Math.floor(x));
  if (name === 'abs') return Math.abs(value);
  if (name === 'ceil') return up(value);
  if (name === 'floor') return down(value);
  if (name === 'roundHalf') return finite(up(value * 2) / 2);
  return value < 0 ? -down(-value + 0.5) : down(value + 0.5);
}

function isTrue(value: Plain): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value > 0;
  if (value === null || value === '' || value === 'false') return false;
  if (value === 'true') return true;
  return number(value) > 0;
}

function number(value: Plain): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && /^\s*[-+]?[0-9]+([.,][0-9]+)?\s*$/.test(value))
    return Number(value.replace(',', '.'));
  throw new NoValue('TYPE');
}

const isNothing = (value: Plain): boolean => value === null || value === '';
const same = (left: Plain, right: Plain): boolean => left === right || (isNothing(left) && isNothing(right));

function alike(left: Plain, right: Plain): boolean {
  if (typeof left === typeof right || isNothing(left) || isNothing(right)) return same(left, right);
  if (typeof left === 'string') return alike(right, left);
  if (typeof left === 'number' && typeof right === 'string') {
    try {
      return number(right) === left;
    } catch {
      return false;
    }
  }
  return typeof left === 'boolean' && right === String(left);
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new NoValue('NOT_FINITE');
  return value;
}

/** A value in a text, by the long way: `toFixed` knows every digit of a number. */
export function shown(value: Plain): string {
  if (value === null) return '';
  if (typeof value !== 'number') return String(value);
  if (Math.abs(value) >= 1e21) return BigInt(value).toString();
  const size = Math.abs(value);
  // From here on four decimals more do not fit into a number; the halves are exact in it.
  const text = (size * 10_000 > 2 ** 53 ? size : Math.round(size * 10_000) / 10_000)
    .toFixed(4)
    .replace(/\.?0+$/, '')
    .replace('.', ',');
  return value < 0 && text !== '0' ? `-${text}` : text;
}
