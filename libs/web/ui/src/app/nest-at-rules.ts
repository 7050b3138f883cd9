import type { StylisElement, StylisPlugin } from '@emotion/cache';

/** What may stand within the rule of a selector. */
const NESTABLE: ReadonlySet<string> = new Set(['@layer', '@media', '@container', '@supports']);

/**
 * Writes `@media print { .a { … } }` as `.a { @media print { … } }`, which means the same. After an at-rule of its own
 * Chromium makes the styles and the layout of the whole page anew, with a full board 45 ms each time that anything is drawn
 * for the first time; after a selector's rule only those of what it selects.
 */
export const nestAtRules: StylisPlugin = (element, index, siblings, write) => {
  if (element.root || !isNestable(element)) return;
  for (const rule of rulesIn(element, [])) write(rule, index, siblings, write);
  // It is written already.
  element.type = 'comm';
};

const childrenOf = ({ children }: StylisElement): readonly StylisElement[] =>
  typeof children === 'string' ? [] : children;

/** Whether it holds nothing but rules of selectors. An animation in a layer may not stand within one. */
function isNestable(element: StylisElement): boolean {
  const children = childrenOf(element);
  return (
    NESTABLE.has(element.type) &&
    children.length > 0 &&
    children.every((child) => child.type === 'rule' || child.type === 'comm' || isNestable(child))
  );
}

/** @param around at-rules, the outermost first */
function rulesIn(atRule: StylisElement, around: readonly StylisElement[]): StylisElement[] {
  const all = [...around, atRule];
  return childrenOf(atRule).flatMap((child) => {
    // An empty rule is what is left where a selector has at-rules alone.
    if (child.children.length === 0) return [];
    return child.type === 'rule' ? [within(child, all)] : rulesIn(child, all);
  });
}

/** The same element, which Emotion knows again, with the at-rules around what it declares. */
function within(rule: StylisElement, atRules: readonly StylisElement[]): StylisElement {
  const children = atRules.reduceRight<StylisElement['children']>(
    (inner, atRule) => [{ ...atRule, root: rule, children: inner }],
    rule.children,
  );
  return Object.assign(rule, { root: null, children });
}
