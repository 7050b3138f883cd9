import { isFormulaError } from '../language/formula-error.js';
import { take, type Operand } from '../language/operand.js';
import type { EqualitySign } from '../language/syntax-tree.js';
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

export function equality(sign: EqualitySign, left: Operand, right: Operand): Run {
  const isWanted = sign.startsWith('=');
  const isEqual = isStrict(sign) ? (one: Outcome, other: Outcome) => one === other : looselyEqual;
  return (slots) => {
    const one = take(left, slots);
    const other = take(right, slots);
    if (typeof one === 'string' && typeof other === 'string') return (one === other) === isWanted;
    if (isFormulaError(one)) return one;
    if (isFormulaError(other)) return other;
    // A missing text may be null or empty, depending on its source, and a formula need not distinguish the
    // two.
    return isEqual(one ?? '', other ?? '') === isWanted;
  };
}
