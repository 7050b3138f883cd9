import { RASITUSLUOKAT, rasitusluokatOf } from './lists.js';

describe('exposure classes', () => {
  it('are the seventeen of the standard [O-172]', () => {
    expect(RASITUSLUOKAT).toHaveLength(17);
  });

  it.each([
    ['', []],
    [' , ', []],
    ['xc3', ['XC3']],
    ['XF1, XC4,XC3', ['XC3', 'XC4', 'XF1']],
    ['XC3,xc3', ['XC3']],
    ['XC5', undefined],
    ['X0', undefined],
    ['XC3;XC4', undefined],
  ])('of "%s"', (text, luokat) => {
    expect(rasitusluokatOf(text)).toEqual(luokat);
  });
});
