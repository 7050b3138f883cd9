import { isExact } from '../language/doubt.js';
import { comparedAs, orderOf } from '../language/exact.js';
import { isFormulaError } from '../language/formula-error.js';
import { take, type Operand } from '../language/operand.js';
import type { BinaryNode, EqualitySign } from '../language/syntax-tree.js';
import { numberOf, type Outcome, type Run, type Value } from '../language/value.js';

/** `==`: as `===`, but a text that is a number equals it, and 'true' and 'false' equal the booleans. */
const looselyEqual = (left: Value, right: Value): boolean =>
  left === right || readsAs(left, right) || readsAs(right, left);

function readsAs(text: Value, value: Value): boolean {
  if (typeof text !== 'string') return false;
  if (typeof value === 'number') return numberOf(text) === value;
  return typeof value === 'boolean' && text === `${value}`;
}

/** `===` and `!==`: a text never equals a number, even when it looks like one. */
const isStrict = (sign: EqualitySign): boolean => sign.length === 3;

export function equality(node: BinaryNode, sign: EqualitySign, left: Operand, right: Operand): Run {
  const isWanted = sign.startsWith('=');
  const isEqual = isStrict(sign) ? (one: Outcome, other: Outcome) => one === other : looselyEqual;
  const isCalculated = !node.parts.every(isExact);
  return (slots) => {
    const one = take(left, slots);
    const other = take(right, slots);
    if (typeof one === 'string' && typeof other === 'string') return (one === other) === isWanted;
    if (isFormulaError(one)) return one;
    if (isFormulaError(other)) return other;
    if (isCalculated && (typeof one === 'number' || typeof other === 'number'))
      return areSameNumber(node, one, other, slots) === isWanted;
    // A missing text may be null or empty, depending on its source, and a formula need not distinguish the
    // two.
    return isEqual(one ?? '', other ?? '') === isWanted;
  };
}

/** Whether two values are one decimal, of which at least one is a number. */
function areSameNumber(node: BinaryNode, one: Value, other: Value, slots: readonly Outcome[]): boolean {
  const read = (value: Value): Value | undefined =>
    typeof value === 'string' && !isStrict(node.sign as EqualitySign) ? numberOf(value) : value;
  const [left, right] = [read(one), read(other)];
  if (typeof left !== 'number' || typeof right !== 'number') return false;
  const [first, second] = node.parts;
  return orderOf(comparedAs(first, one, left), comparedAs(second, other, right), slots) === 0;
}
