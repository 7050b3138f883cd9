import type { Node } from '../language/syntax-tree.js';

/** What a part gives whatever the values are, errors aside; undefined where its sign does not say. */
export function staticType(node: Node): 'number' | 'boolean' | undefined {
  if (!('sign' in node) || node.sign === '+' || node.sign === '??') return undefined;
  return '-*/%'.includes(node.sign) ? 'number' : 'boolean';
}
