import { compile, middleware, rulesheet, serialize, stringify } from 'stylis';
import { nestAtRules } from './nest-at-rules.js';

/** The rules that a style comes to, in their order. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  serialize(compile(css), middleware([nestAtRules, stringify, rulesheet((rule) => rules.push(rule))]));
  return rules;
}

describe('a style with at-rules', () => {
  it.each([
    [
      'a medium',
      '.a{color:red;@media print{color:black;}}',
      ['.a{color:red;}', '.a{@media print{color:black;}}'],
    ],
    [
      'selectors below a layer, in their order',
      '.a{@layer recipes{color:red;&:hover,&[data-x]{color:blue;}&::before{content:"";}}}',
      [
        '.a{@layer recipes{color:red;}}',
        '.a:hover,.a[data-x]{@layer recipes{color:blue;}}',
        '.a::before{@layer recipes{content:"";}}',
      ],
    ],
    [
      'at-rules below each other',
      '.a{@layer recipes{@media (min-width:48rem){color:red;&:focus{color:blue;}}}}',
      [
        '.a{@layer recipes{@media (min-width:48rem){color:red;}}}',
        '.a:focus{@layer recipes{@media (min-width:48rem){color:blue;}}}',
      ],
    ],
    [
      'rules of the page',
      '@layer base{body{margin:0;}a{color:red;}}',
      ['body{@layer base{margin:0;}}', 'a{@layer base{color:red;}}'],
    ],
  ])('has %s within the rules of its selectors', (_, css, rules) => {
    expect(rulesOf(css)).toEqual(rules);
  });

  it.each([
    ['the order of the layers', '@layer reset,base;'],
    ['an animation', '@keyframes in{from{opacity:0;}to{opacity:1;}}'],
    ['an animation in a layer', '@layer base{@keyframes in{from{opacity:0;}to{opacity:1;}}}'],
    ['a typeface', '@font-face{font-family:Inter;}'],
  ])('keeps %s', (_, css) => {
    expect(rulesOf(css)).toEqual([css]);
  });
});
