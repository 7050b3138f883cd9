import { isUnseen } from './unseen.js';

it.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\u2003\t\n'],
  ['zero-width spaces', '\u200b\u200c\u200d\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['fillers', '\u115f\u1160\u3164\uffa0'],
  ['the blank of braille', '\u2800'],
  ['a selector and tags', '\ufe0f\u{e0041}'],
  ['marks of direction', '\u202a\u202c\u2066'],
])('%s is unseen', (_, text) => {
  expect(isUnseen(text)).toBe(true);
});

it.each([['a\u200b'], ['.'], ['\u200d👷'], [' ä ']])('%j is seen', (text) => {
  expect(isUnseen(text)).toBe(false);
});

it('is found at once in a long text', () => {
  expect(isUnseen(`${'\u200b'.repeat(1_000_000)}a`)).toBe(false);
});
