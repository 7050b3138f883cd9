import { isFormulaError } from '../language/formula-error.js';
import { take, type Operand } from '../language/operand.js';
import { toTruth } from '../language/exact.js';
import type { BinaryNode, LogicSign, UnaryNode } from '../language/syntax-tree.js';
import type { Run } from '../language/value.js';

/**
 * `&&` and `||` give true or false, not one of their sides, and evaluate the right side only when the left one does
 * not decide. `??` gives the right side for a missing value.
 */
export function logic(node: BinaryNode, sign: LogicSign, left: Operand, right: Operand): Run {
  if (sign === '??')
    return (slots) => {
      const one = take(left, slots);
      return one === null ? take(right, slots) : one;
    };
  const goesOn = sign === '&&';
  return (slots) => {
    const first = take(left, slots);
    const one = typeof first === 'boolean' ? first : toTruth(node.parts[0], first, slots);
    if (one !== goesOn) return one;
    const second = take(right, slots);
    return typeof second === 'boolean' ? second : toTruth(node.parts[1], second, slots);
  };
}

export function not(node: UnaryNode, operand: Operand): Run {
  return (slots) => {
    const truth = toTruth(node.parts[0], take(operand, slots), slots);
    return isFormulaError(truth) ? truth : !truth;
  };
}
