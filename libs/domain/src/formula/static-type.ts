import type { Node } from './syntax-tree.js';

/** What a part gives whatever the values are, errors aside; undefined where that depends on them. */
export function staticType(node: Node): 'number' | 'boolean' | undefined {
  switch (node.type) {
    case 'unary':
      return node.sign === '!' ? 'boolean' : 'number';
    case 'binary':
      if (node.sign === '+' || node.sign === '??') return undefined;
      return '-*/%'.includes(node.sign) ? 'number' : 'boolean';
    default:
      return undefined;
  }
}
