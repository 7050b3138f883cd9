import { arithmetic, signed } from './arithmetic.js';
import { equality } from './equality.js';
import { logic, not } from './logic.js';
import { closureOperand, slotOperand, type Operand } from './operand.js';
import type { BinaryNode, LeafNode, Node } from './syntax-tree.js';
import type { Outcome, Run } from './value.js';

/** How a part is evaluated. A constant gets a place among the values, behind those of the variables. */
export function operandOf(node: Node, slots: Outcome[]): Operand {
  switch (node.type) {
    case 'constant':
      return slotOperand(slots.push(node.value) - 1);
    case 'name':
      return slotOperand(node.slot);
    default:
      return closureOperand(closureOf(node, (part) => operandOf(part, slots)));
  }
}

/** The closure of a part, given how its own parts are evaluated. */
export function closureOf(node: Exclude<Node, LeafNode>, operandOfPart: (part: Node) => Operand): Run {
  switch (node.type) {
    case 'unary':
      return (node.sign === '!' ? not : signed)(node, operandOfPart(node.operand));
    case 'binary':
      return binary(node, operandOfPart(node.left), operandOfPart(node.right));
    case 'call':
      return node.callee.build(node.args.map(operandOfPart), node.args, node);
  }
}

function binary(node: BinaryNode, left: Operand, right: Operand): Run {
  const { sign } = node;
  switch (sign) {
    case '&&':
    case '||':
    case '??':
      return logic(node, sign, left, right);
    case '==':
    case '!=':
    case '===':
    case '!==':
      return equality(sign, left, right);
    default:
      return arithmetic(node, sign, left, right);
  }
}
