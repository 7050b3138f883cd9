import type { Node } from '../language/syntax-tree.js';

/**
 * The type of a part's result whatever the values are, errors aside; undefined where its sign does not determine it.
 */
export function staticType(node: Node): 'number' | 'boolean' | undefined {
  if (!('sign' in node) || node.sign === '+' || node.sign === '??') return undefined;
  return '-*/%'.includes(node.sign) ? 'number' : 'boolean';
}
