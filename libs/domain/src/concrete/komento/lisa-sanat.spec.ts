import { lisaKey, lisaSanat } from './lisa-sanat.js';

describe('the command words of an extra', () => {
  it.each([
    ['hid,hidastin', ['hid', 'hidastin']],
    [' Hid , HID,, hidastin ', ['hid', 'hidastin']],
    ['kuuma  vesi,kv', ['kuuma vesi', 'kv']],
    ['', []],
    [' , ', []],
  ])('of %j are %j', (text, words) => {
    expect(lisaSanat(text)).toEqual(words);
  });

  it('are compared without case and blanks', () => {
    expect(lisaKey(' Kuuma  VESI ')).toBe(lisaKey('kuumavesi'));
    expect(lisaKey('\u200b ')).toBe('');
  });
});
