import { isFormulaError } from './formula-error.js';
import { toTruth } from './outcome.js';
import type { BinaryNode, LogicSign, UnaryNode } from './syntax-tree.js';
import type { Run } from './value.js';

/**
 * `&&` and `||` are true or false, not one of their sides, and look at the right side only when the left does not
 * decide. `??` gives the right side for a missing value.
 */
export function logic(node: BinaryNode, sign: LogicSign, left: Run, right: Run): Run {
  if (sign === '??')
    return (slots) => {
      const one = left(slots);
      return one === null ? right(slots) : one;
    };
  const decides = sign === '||';
  return (slots) => {
    const one = toTruth(node.left, left(slots));
    if (one === decides || isFormulaError(one)) return one;
    return toTruth(node.right, right(slots));
  };
}

export function not(node: UnaryNode, operand: Run): Run {
  return (slots) => {
    const truth = toTruth(node.operand, operand(slots));
    return isFormulaError(truth) ? truth : !truth;
  };
}
