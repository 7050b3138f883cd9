import { kilometresText, minutesText, numberText } from './measure-text.js';

describe('measures in Finnish', () => {
  it.each([
    [18_449, '18,4\u00a0km'],
    [18_450, '18,5\u00a0km'],
    [900, '0,9\u00a0km'],
    [104_000, '104\u00a0km'],
    [12_345, '12,3\u00a0km'],
  ])('writes %i metres as %s [O-163]', (metres, text) => {
    expect(kilometresText(metres)).toBe(text);
  });

  it.each([
    [21.6, '22 min'],
    [21.4, '21 min'],
  ])('writes %d minutes as %s [O-163]', (minutes, text) => {
    expect(minutesText(minutes)).toBe(text);
  });

  it('writes a number with a decimal comma', () => {
    expect(numberText(1234.5)).toBe('1\u00a0234,5');
  });
});
