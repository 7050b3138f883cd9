import type { Tree } from './reference.js';

const powers = [
  ['??'],
  ['||'],
  ['&&'],
  ['==', '!=', '===', '!=='],
  ['<', '>', '<=', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const CHOICE = -1;
const unary = powers.length;

/**
 * The style in which a tree is written: what stands between its tokens, and the decimal sign where both are allowed.
 */
export interface Style {
  space: string;
  decimal: '.' | ',';
  separator: '; ' | ', ' | ';';
}

const powerOf = (tree: Tree): number => {
  if (tree.kind === 'choice') return CHOICE;
  if (tree.kind === 'binary') return powers.findIndex((signs) => signs.includes(tree.sign));
  return unary;
};

/** A tree as source, with no more parentheses than its meaning needs. */
export function written(tree: Tree, style: Style, inCall = false): string {
  const { space } = style;
  const nested = (part: Tree, least: number): string =>
    powerOf(part) < least ? `(${written(part, style)})` : written(part, style, inCall);
  switch (tree.kind) {
    case 'constant':
      return constant(tree.value, inCall ? '.' : style.decimal);
    case 'name':
      return tree.name;
    case 'unary':
      // A space, so that the two do not form a comment or another sign.
      return `${tree.sign} ${nested(tree.operand, unary)}`;
    case 'choice':
      return [nested(tree.test, 0), '?', nested(tree.yes, CHOICE), ':', nested(tree.no, CHOICE)].join(space);
    case 'call': {
      const args = tree.args.map((arg) => written(arg, style, true));
      return `${tree.name}(${args.join(style.separator)})`;
    }
    case 'binary': {
      const power = powerOf(tree);
      const mixes = (part: Tree): boolean =>
        tree.sign === '??' && part.kind === 'binary' && (part.sign === '||' || part.sign === '&&');
      const side = (part: Tree, least: number): string =>
        mixes(part) ? `(${written(part, style)})` : nested(part, least);
      return [side(tree.left, power), tree.sign, side(tree.right, power + 1)].join(space);
    }
  }
}

function constant(value: string | number | boolean | null, decimal: string): string {
  if (typeof value === 'number') return String(value).replace('.', decimal);
  if (typeof value !== 'string') return String(value);
  const escaped = value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
  return `"${escaped}"`;
}
