import { kilometresText, numberText } from './measure-text.js';

describe('measures in Finnish', () => {
  it.each([
    [18_449, '18,4\u00a0km'],
    [18_450, '18,5\u00a0km'],
    [900, '0,9\u00a0km'],
    [104_000, '104\u00a0km'],
  ])('writes %i metres as %s', (metres, text) => {
    expect(kilometresText(metres)).toBe(text);
  });

  it('writes a number with a decimal comma', () => {
    expect(numberText(1234.5)).toBe('1\u00a0234,5');
  });
});
