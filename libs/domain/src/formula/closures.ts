import { arithmetic, signed } from './arithmetic.js';
import { equality, order } from './comparison.js';
import { logic, not } from './logic.js';
import type { BinaryNode, Node } from './syntax-tree.js';
import type { Outcome, Run } from './value.js';

/** The closure that evaluates a tree. A signed constant (`-5`) is evaluated here, once. */
export function closureOf(node: Node): Run {
  const run = build(node);
  return node.type === 'unary' && node.operand.type === 'constant' ? constant(run([])) : run;
}

const constant =
  (value: Outcome): Run =>
  () =>
    value;

function build(node: Node): Run {
  switch (node.type) {
    case 'constant':
      return constant(node.value);
    case 'name': {
      const { slot } = node;
      return (slots) => slots[slot] as Outcome;
    }
    case 'unary': {
      const operand = closureOf(node.operand);
      return node.sign === '!' ? not(node, operand) : signed(node, operand);
    }
    case 'binary':
      return binary(node, closureOf(node.left), closureOf(node.right));
    case 'call':
      return node.callee.build(node.args.map(closureOf), node.args, node);
  }
}

function binary(node: BinaryNode, left: Run, right: Run): Run {
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
      return equality(node, sign, left, right);
    case '<':
    case '>':
    case '<=':
    case '>=':
      return order(node, sign, left, right);
    default:
      return arithmetic(node, sign, left, right);
  }
}
