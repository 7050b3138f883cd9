import { keyText } from './key-text.js';

describe('a key as it is printed', () => {
  it.each([
    ['n', 'N'],
    ['?', '?'],
    ['mod+shift+z', 'Ctrl+Shift+Z'],
    ['alt+arrowleft', 'Alt+←'],
    ['shift+f10', 'Shift+F10'],
    ['pagedown', 'Page Down'],
  ])('%s is %s', (shortcut, text) => expect(keyText(shortcut)).toBe(text));
});
