import { arithmetic, signed } from './arithmetic.js';
import { equality, order } from './comparison.js';
import { logic, not } from './logic.js';
import { closureOperand, constantOperand, take, variableOperand, type Operand } from './operand.js';
import type { BinaryNode, Node } from './syntax-tree.js';
import type { Run } from './value.js';

/** How a part is evaluated, given how its own parts are. A signed constant (`-5`) is evaluated here, once. */
export function operandOf(node: Node, part: (node: Node) => Operand = operandOf): Operand {
  switch (node.type) {
    case 'constant':
      return constantOperand(node.value);
    case 'name':
      return variableOperand(node.slot);
    case 'unary': {
      const operand = part(node.operand);
      const run = node.sign === '!' ? not(node, operand) : signed(node, operand);
      return node.operand.type === 'constant' ? constantOperand(run([])) : closureOperand(run);
    }
    case 'binary':
      return closureOperand(binary(node, part(node.left), part(node.right)));
    case 'call':
      return closureOperand(
        node.callee.build(
          node.args.map((argument) => part(argument)),
          node.args,
          node,
        ),
      );
  }
}

/** The closure of a tree of its own. */
export function closureOf(node: Node): Run {
  const operand = operandOf(node);
  return operand.run ?? ((slots) => take(operand, slots));
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
    case '<':
    case '>':
    case '<=':
    case '>=':
      return order(node, sign, left, right);
    default:
      return arithmetic(node, sign, left, right);
  }
}
