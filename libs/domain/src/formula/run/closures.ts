import { closureOperand, slotOperand, type Operand } from '../language/operand.js';
import type { BinaryNode, InnerNode, Node } from '../language/syntax-tree.js';
import type { Outcome, Run } from '../language/value.js';
import { arithmetic, signed } from './arithmetic.js';
import { equality } from './equality.js';
import { logic, not } from './logic.js';
import { comparesTimes, timeComparison } from './times.js';

/** Compiles a part. A constant gets a slot among the values, after those of the variables. */
export function operandOf(node: Node, slots: Outcome[]): Operand {
  switch (node.type) {
    case 'constant':
      return slotOperand(slots.push(node.value) - 1);
    case 'name':
      return slotOperand(node.slot);
    default:
      return closureOperand((node.run = closureOf(node, (part) => operandOf(part, slots))));
  }
}

/** The closure of a part, from the operands of its own parts. */
export function closureOf(node: InnerNode, operandOfPart: (part: Node) => Operand): Run {
  const operands = node.parts.map(operandOfPart);
  const [left, right] = operands as [Operand, Operand];
  switch (node.type) {
    case 'unary':
      return (node.sign === '!' ? not : signed)(node, left);
    case 'binary':
      return binary(node, left, right);
    case 'call':
      return node.callee.build(operands, node);
  }
}

function binary(node: BinaryNode, left: Operand, right: Operand): Run {
  const { sign } = node;
  if (comparesTimes(node)) return timeComparison(node, left, right);
  switch (sign) {
    case '&&':
    case '||':
    case '??':
      return logic(node, sign, left, right);
    case '==':
    case '!=':
    case '===':
    case '!==':
      return equality(node, sign, left, right);
    default:
      return arithmetic(node, sign, left, right);
  }
}
