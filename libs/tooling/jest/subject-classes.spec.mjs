import { createRequire } from 'node:module';

const { subjectClasses } = createRequire(import.meta.url)('./subject-classes.cjs');

describe('the classes of which an element must have one to match a selector', () => {
  it.each([
    ['.a', ['a']],
    ['.css-1x2y:hover', ['css-1x2y']],
    ['.a.b', ['a']],
    ['button.a', ['a']],
    ['.a, .b-c ,.d_e', ['a', 'b-c', 'd_e']],
    ['.a .b', ['b']],
    ['.a>.b', ['b']],
    ['.a + .b ~ .c', ['c']],
    ['.a:not(.b)', ['a']],
    ['.a:is(.b, .c > .d)', ['a']],
    ['.a[data-x]', ['a']],
    ['.a::before', ['a']],
  ])('%s', (selector, classes) => {
    expect(subjectClasses(selector)).toEqual(classes);
  });

  it.each([
    '*',
    'button',
    '.a button',
    '.a, button',
    ':is(.a, .b)',
    ':not(.a)',
    '.a > :where(.b)',
    '#a',
    '[data-x=".a"]',
    String.raw`.a\:b`,
    "[title='a, .b'] .c",
  ])('are not known for %s', (selector) => {
    expect(subjectClasses(selector)).toBeNull();
  });
});
